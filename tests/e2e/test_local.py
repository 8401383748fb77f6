"""Tables that live in the browser: offline, after a reload, damaged, full, taken online."""
