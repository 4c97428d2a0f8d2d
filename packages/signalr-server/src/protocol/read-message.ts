import { ProtocolError } from './messages.ts';

/** Checks of received messages for both protocols. */

export function textOf(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw new ProtocolError(`${what} is no text`);
}

export const optionalTextOf = (value: unknown, what: string): string | undefined =>
  value === undefined || value === null ? undefined : textOf(value, what);

export function listOf(value: unknown, what: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new ProtocolError(`${what} is no list`);
}

export const textsOf = (value: unknown, what: string): readonly string[] | undefined =>
  value === undefined || value === null ? undefined : listOf(value, what).map((entry) => textOf(entry, what));

export function sequenceIdOf(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new ProtocolError('the sequence id is no number');
}
