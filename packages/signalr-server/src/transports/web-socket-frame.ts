import type { Encoded } from '../protocol/codec.ts';

const finalText = 0x81;
const finalBytes = 0x82;
const shortest = 126;
const longest = 65_536;

/** Encodes a message as one unmasked WebSocket frame, as servers send it. */
export function frameOf(message: Encoded, isBinary: boolean): Buffer {
  const size = typeof message === 'string' ? Buffer.byteLength(message) : message.length;
  const start = size < shortest ? 2 : size < longest ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + size);
  frame[0] = isBinary ? finalBytes : finalText;
  if (start === 2) frame[1] = size;
  else if (start === 4) {
    frame[1] = shortest;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = shortest + 1;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  if (typeof message === 'string') frame.write(message, start);
  else frame.set(message, start);
  return frame;
}
