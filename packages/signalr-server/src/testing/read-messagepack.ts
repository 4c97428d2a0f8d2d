import assert from 'node:assert/strict';
import { messagePack } from '../messagepack.ts';
import type { HubMessage } from '../protocol/messages.ts';

/** Reads all messages, as a connection does. */
export function readMessagePack(data: Buffer): (HubMessage | null)[] {
  const read: (HubMessage | null)[] = [];
  for (let at = 0; at < data.length;) {
    const frame = messagePack.frame(data, at);
    if (frame === null) assert.fail('a part of the message is missing');
    read.push(messagePack.parse(data, frame));
    at = frame.next;
  }
  return read;
}

/** A single message without its length. */
export const readMessagePackBody = (body: Uint8Array): HubMessage | null =>
  messagePack.parse(Buffer.from(body), { start: 0, end: body.length, next: body.length });
