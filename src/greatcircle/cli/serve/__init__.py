"""What `greatcircle serve` needs beside the server: an address, a code to scan, a note for the next start."""
