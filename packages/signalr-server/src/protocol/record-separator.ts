/** Ends every record of the JSON protocol, and the handshake of every protocol. */
export const recordSeparator = '\u001e';
export const recordSeparatorByte = 0x1e;
