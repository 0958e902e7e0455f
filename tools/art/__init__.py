"""The scripts that write assets/svg: one hand, one light from the upper left."""
