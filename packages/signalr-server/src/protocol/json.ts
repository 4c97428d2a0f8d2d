import type { Codec, Frame } from './codec.ts';
import { ProtocolError } from './messages.ts';
import type { HubMessage } from './messages.ts';
import { listOf, optionalTextOf, sequenceIdOf, textOf, textsOf } from './read-message.ts';
import { recordSeparator, recordSeparatorByte } from './record-separator.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Also used for handshakes. */
export function frameOfText(data: Buffer, from: number): Frame | null {
  const end = data.indexOf(recordSeparatorByte, from);
  return end < 0 ? null : { start: from, end, next: end + 1 };
}

export function readJson(data: Buffer, { start, end }: Frame): Fields {
  let value: unknown;
  try {
    value = JSON.parse(data.toString('utf8', start, end));
  } catch {
    throw new ProtocolError('a message is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProtocolError('a message is no object');
  return value as Fields;
}

const readers: Readonly<Record<number, (fields: Fields) => HubMessage>> = {
  1: (fields) => invocationOf(1, fields),
  2: ({ invocationId, item }) => ({ type: 2, invocationId: textOf(invocationId, 'invocationId'), item }),
  3: ({ invocationId, error, result }) => {
    if (error !== undefined && error !== null && result !== undefined)
      throw new ProtocolError('a completion has an error and a result');
    return {
      type: 3,
      invocationId: textOf(invocationId, 'invocationId'),
      error: optionalTextOf(error, 'error'),
      result,
    };
  },
  4: (fields) => {
    textOf(fields['invocationId'], 'invocationId');
    return invocationOf(4, fields);
  },
  5: ({ invocationId }) => ({ type: 5, invocationId: textOf(invocationId, 'invocationId') }),
  6: () => ({ type: 6 }),
  7: ({ error, allowReconnect }) => ({
    type: 7,
    error: optionalTextOf(error, 'error'),
    allowReconnect: allowReconnect === true,
  }),
  8: ({ sequenceId }) => ({ type: 8, sequenceId: sequenceIdOf(sequenceId) }),
  9: ({ sequenceId }) => ({ type: 9, sequenceId: sequenceIdOf(sequenceId) }),
};

const invocationOf = (type: 1 | 4, fields: Fields): HubMessage => ({
  type,
  target: textOf(fields['target'], 'target'),
  arguments: listOf(fields['arguments'], 'arguments'),
  invocationId: optionalTextOf(fields['invocationId'], 'invocationId'),
  streamIds: textsOf(fields['streamIds'], 'streamIds'),
});

export const json: Codec = {
  name: 'json',
  isBinary: false,
  frame: frameOfText,
  parse: (data, frame) => {
    const fields = readJson(data, frame);
    const { type } = fields;
    if (typeof type !== 'number') throw new ProtocolError('a message has no type');
    return readers[type]?.(fields) ?? null;
  },
  write: (message) => JSON.stringify(message) + recordSeparator,
};
