import { Encoder } from '@msgpack/msgpack';
import { MessagePackReader } from './messagepack-reader.ts';
import type { Codec, Frame } from './protocol/codec.ts';
import { messageTypes, ProtocolError } from './protocol/messages.ts';
import type { HubMessage } from './protocol/messages.ts';
import { listOf, optionalTextOf, sequenceIdOf, textOf, textsOf } from './protocol/read-message.ts';

type Fields = readonly unknown[];

const mostPrefixBytes = 5;
/** A larger fifth length byte means two gigabytes or more. */
const mostInLastByte = 7;

const resultKinds = { error: 1, nothing: 2, result: 3 } as const;
const noHeaders = {};
const ping = Buffer.from([2, 0x91, 6]);

const encoder = new Encoder({ ignoreUndefined: true });

function frameOf(data: Buffer, from: number): Frame | null {
  let size = 0;
  for (let at = from; at < data.length; at += 1) {
    const byte = data[at] ?? 0;
    const seen = at - from;
    if (seen === mostPrefixBytes - 1 && byte > mostInLastByte)
      throw new ProtocolError('a message says it is longer than two gigabytes');
    size |= (byte & 0x7f) << (7 * seen);
    if (byte < 0x80) {
      const start = at + 1;
      const end = start + size;
      return end > data.length ? null : { start, end, next: end };
    }
  }
  return null;
}

function readFields(data: Buffer, frame: Frame): Fields {
  const reader = new MessagePackReader(data, frame);
  const fields = listOf(reader.value(), 'a message');
  if (!reader.isAtEnd) throw new ProtocolError('a message goes on behind its end');
  return fields;
}

function writeFields(fields: Fields): Uint8Array {
  const body = encoder.encodeSharedRef(fields);
  const record = Buffer.allocUnsafe(prefixBytesOf(body.length) + body.length);
  let at = 0;
  let size = body.length;
  while (size > 0x7f) {
    record[at] = (size & 0x7f) | 0x80;
    size >>>= 7;
    at += 1;
  }
  record[at] = size;
  record.set(body, at + 1);
  return record;
}

function prefixBytesOf(size: number): number {
  let bytes = 1;
  for (let rest = size >>> 7; rest > 0; rest >>>= 7) bytes += 1;
  return bytes;
}

const readers: Readonly<Record<number, (fields: Fields) => HubMessage>> = {
  1: (fields) => invocationOf(1, optionalTextOf(fields[2], 'invocationId'), fields),
  2: (fields) => {
    if (fields.length < 4) throw new ProtocolError('a stream item has no item');
    return { type: 2, invocationId: idOf(fields), item: fields[3] };
  },
  3: (fields) => completionOf(fields),
  4: (fields) => invocationOf(4, idOf(fields), fields),
  5: (fields) => ({ type: 5, invocationId: idOf(fields) }),
  6: () => ({ type: 6 }),
  7: (fields) => ({
    type: 7,
    error: optionalTextOf(fields[1], 'error'),
    allowReconnect: fields[2] === true,
  }),
  8: (fields) => ({ type: 8, sequenceId: sequenceIdOf(fields[1]) }),
  9: (fields) => ({ type: 9, sequenceId: sequenceIdOf(fields[1]) }),
};

const idOf = (fields: Fields): string => textOf(fields[2], 'invocationId');

const invocationOf = (type: 1 | 4, invocationId: string | undefined, fields: Fields): HubMessage => ({
  type,
  target: textOf(fields[3], 'target'),
  arguments: listOf(fields[4], 'arguments'),
  invocationId,
  streamIds: textsOf(fields[5], 'streamIds'),
});

function completionOf(fields: Fields): HubMessage {
  const invocationId = idOf(fields);
  switch (fields[3]) {
    case resultKinds.error:
      return { type: 3, invocationId, error: textOf(fields[4], 'error') };
    case resultKinds.nothing:
      return { type: 3, invocationId };
    case resultKinds.result:
      if (fields.length < 5) throw new ProtocolError('a completion has no result');
      return { type: 3, invocationId, result: fields[4] };
    default:
      throw new ProtocolError('a completion is of no known kind');
  }
}

function fieldsOf(message: HubMessage): Fields {
  switch (message.type) {
    case 1:
    case 4:
      return [
        message.type,
        noHeaders,
        message.invocationId ?? null,
        message.target,
        message.arguments,
        message.streamIds ?? [],
      ];
    case 2:
      return [2, noHeaders, message.invocationId, message.item];
    case 3: {
      const { invocationId, error, result } = message;
      if (error !== undefined) return [3, noHeaders, invocationId, resultKinds.error, error];
      if (result === undefined) return [3, noHeaders, invocationId, resultKinds.nothing];
      return [3, noHeaders, invocationId, resultKinds.result, result];
    }
    case 5:
      return [5, noHeaders, message.invocationId];
    case 6:
      return [6];
    case 7:
      return [7, message.error ?? null, message.allowReconnect ?? false];
    case 8:
    case 9:
      return [message.type, message.sequenceId];
  }
}

/** The MessagePack protocol, for `codecs`. Preserves dates and bytes. */
export const messagePack: Codec = {
  name: 'messagepack',
  isBinary: true,
  frame: frameOf,
  parse: (data, frame) => {
    const fields = readFields(data, frame);
    const [type] = fields;
    if (typeof type !== 'number') throw new ProtocolError('a message has no type');
    return readers[type]?.(fields) ?? null;
  },
  write: (message) => (message.type === messageTypes.ping ? ping : writeFields(fieldsOf(message))),
};
