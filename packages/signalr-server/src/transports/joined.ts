import type { Encoded } from '../protocol/codec.ts';

/** Joins records that are sent together. */
export function joined(records: readonly Encoded[], isBinary: boolean): Encoded {
  const [first = '', ...more] = records;
  if (more.length === 0) return first;
  return isBinary ? Buffer.concat(records.map(bytesOf)) : records.join('');
}

export const bytesOf = (record: Encoded): Uint8Array =>
  typeof record === 'string' ? Buffer.from(record) : record;
