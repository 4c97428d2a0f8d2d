import { cents } from '@repo/domain/money/cents';
import type { Cents } from '@repo/domain/money/cents';
import { parseCalendarDay } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';

/** A stored value that could be read; `isWhole` is false if a part of it could not. */
type Reading<Value> = { readonly value: Value; readonly isWhole: boolean };

/**
 * Reads one kind of stored value, which another version may have written or a user may have edited. Returns undefined
 * if it cannot be read.
 */
export type Reader<Value> = (stored: unknown) => Reading<Value> | undefined;

const whole = <Value>(value: Value): Reading<Value> => ({ value, isWhole: true });

const readerOf =
  <Value>(isOfKind: (stored: unknown) => stored is Value): Reader<Value> =>
  (stored) =>
    isOfKind(stored) ? whole(stored) : undefined;

export const text = readerOf((stored) => typeof stored === 'string');
export const flag = readerOf((stored) => typeof stored === 'boolean');
export const amount = readerOf((stored): stored is number => Number.isFinite(stored));
export const integer = readerOf((stored): stored is number => Number.isSafeInteger(stored));

export const centAmount: Reader<Cents> = (stored) => {
  const read = integer(stored);
  return read === undefined || Object.is(read.value, -0) ? undefined : whole(cents(read.value));
};

export const calendarDay: Reader<CalendarDay> = (stored) => {
  const read = integer(stored);
  const day = read && parseCalendarDay(read.value);
  return day?.ok === true ? whole(day.value) : undefined;
};

export const oneOf = <Word extends string>(...words: readonly Word[]): Reader<Word> =>
  readerOf((stored): stored is Word => words.some((word) => word === stored));

export const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (stored) =>
    stored === null ? whole(null) : read(stored);

/** Tries each reader in turn. */
export const anyOf =
  <Value>(...readers: readonly Reader<Value>[]): Reader<Value> =>
  (stored) => {
    for (const read of readers) {
      const reading = read(stored);
      if (reading !== undefined) return reading;
    }
    return undefined;
  };

/** Reads a list; unreadable items are left out. */
export const listOf =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const readings = stored.map((item: unknown) => read(item));
    return {
      value: readings.flatMap((reading) => (reading === undefined ? [] : [reading.value])),
      isWhole: readings.every((reading) => reading?.isWhole === true),
    };
  };

/**
 * Reads an object field by field. An unreadable field takes its default; without a default, the whole object is
 * unreadable. Unknown fields are ignored, because a later version may have written them.
 */
export const recordOf =
  <Value extends object>(
    fields: { readonly [Name in keyof Value]-?: Reader<Value[Name]> },
    defaults: Partial<Value> = {},
  ): Reader<Value> =>
  (stored) => {
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    const { value, isWhole } = readFields<Value>(fields, stored);
    const complete = { ...defaults, ...value };
    // Every field was read or has a default.
    return Object.keys(fields).every((name) => name in complete)
      ? { value: complete as Value, isWhole }
      : undefined;
  };

/** Reads the fields of a stored object that can be read. */
export function readFields<Value extends object>(
  fields: { readonly [Name in keyof Value]?: Reader<Value[Name]> },
  stored: object,
): Reading<Partial<Value>> {
  const found = new Map<string, unknown>(Object.entries(stored));
  const readings = Object.entries<Reader<unknown> | undefined>(fields).map(
    ([name, read]) => [name, read?.(found.get(name))] as const,
  );
  const value = Object.fromEntries(
    readings.flatMap(([name, reading]) => (reading === undefined ? [] : [[name, reading.value]])),
  );
  return {
    value: value as Partial<Value>,
    isWhole: readings.every(([, reading]) => reading?.isWhole === true),
  };
}
