"""Tables that live in the browser: without a network, after a reload, damaged, full, taken online."""
