"""One file a phase or family of commands. For each command: `refuse_...` says why not (None when legal), and a
function named after the command carries it out."""
