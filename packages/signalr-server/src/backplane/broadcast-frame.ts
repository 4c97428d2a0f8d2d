import { Buffer, isUtf8 } from 'node:buffer';
import type { Encoded } from '../protocol/codec.ts';
import type { Broadcast } from './backplane.ts';

/**
 * The encoding of a broadcast between nodes: format, number of excluded ids, each id; number of protocols, each with
 * name, kind and record. Numbers are varints of seven bits per byte, lowest first.
 */
const format = 1;
const kinds = { text: 0, bytes: 1 } as const;

/** Enough for lengths below 2^32. */
const longestNumber = 5;

class GarbageError extends Error {}

function numberBytes(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

export function writeFrame({ except, encoded }: Broadcast): Buffer {
  const parts: Uint8Array[] = [Uint8Array.of(format)];
  const put = (content: Encoded): void => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    parts.push(numberBytes(bytes.length), bytes);
  };
  parts.push(numberBytes(except.length));
  for (const connectionId of except) put(connectionId);
  const records = Object.entries(encoded);
  parts.push(numberBytes(records.length));
  for (const [protocol, record] of records) {
    put(protocol);
    parts.push(Uint8Array.of(typeof record === 'string' ? kinds.text : kinds.bytes));
    put(record);
  }
  return Buffer.concat(parts);
}

function reader(frame: Buffer) {
  let at = 0;
  const byte = (): number => {
    const value = frame[at];
    if (value === undefined) throw new GarbageError();
    at += 1;
    return value;
  };
  const number = (): number => {
    let value = 0;
    for (let place = 0; place < longestNumber; place += 1) {
      const next = byte();
      value += (next & 0x7f) * 0x80 ** place;
      if (next <= 0x7f) return value;
    }
    throw new GarbageError();
  };
  const bytes = (): Buffer => {
    const length = number();
    if (length > frame.length - at) throw new GarbageError();
    at += length;
    return frame.subarray(at - length, at);
  };
  const text = (): string => {
    const content = bytes();
    if (!isUtf8(content)) throw new GarbageError();
    return content.toString();
  };
  const record = (): Encoded => {
    const kind = byte();
    if (kind === kinds.text) return text();
    if (kind === kinds.bytes) return bytes();
    throw new GarbageError();
  };
  const isAtEnd = (): boolean => at === frame.length;
  return { byte, number, text, record, isAtEnd };
}

function readWhole(frame: Buffer): Broadcast {
  const { byte, number, text, record, isAtEnd } = reader(frame);
  if (byte() !== format) throw new GarbageError();
  const except: string[] = [];
  for (let left = number(); left > 0; left -= 1) except.push(text());
  const records: [string, Encoded][] = [];
  for (let left = number(); left > 0; left -= 1) records.push([text(), record()]);
  if (!isAtEnd()) throw new GarbageError();
  return { except, encoded: Object.fromEntries(records) };
}

/** Returns null for a frame that no node has written. */
export function readFrame(frame: Buffer): Broadcast | null {
  try {
    return readWhole(frame);
  } catch (error) {
    if (error instanceof GarbageError) return null;
    throw error;
  }
}
