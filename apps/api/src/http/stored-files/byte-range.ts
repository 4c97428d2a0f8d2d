import type { ByteRange } from '../../ports/blob-store.ts';

/**
 * Returns the requested range of a file (RFC 9110 section 14); undefined sends the whole file, when there is no range,
 * an unreadable one, or several, which a server may ignore.
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
