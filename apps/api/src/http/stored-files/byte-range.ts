import type { ByteRange } from '../../ports/blob-store.ts';

/**
 * The part of a file that a caller asks for (RFC 9110 section 14). Nothing where the whole is to be sent: no range,
 * one that cannot be read, or several of them, which may be ignored and which would only serve to wear a server out.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const lastBytes = Math.min(Number(last), bytes);
    return lastBytes === 0 ? 'outside' : { from: bytes - lastBytes, to: bytes - 1 };
  }
  const from = Number(first);
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from >= bytes ? 'outside' : { from, to };
}
