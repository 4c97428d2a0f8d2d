import type { SentCall } from './valid-request.ts';

/** Returns the values at a place of a call such as `body.GalleryFiles.Id`; lists contribute every element. */
export function valuesAt(call: SentCall, place: string): readonly unknown[] {
  return place
    .split('.')
    .reduce<readonly unknown[]>(
      (values, name) => values.flatMap((value) => listOf(fieldOf(readJson(value), name))),
      [call],
    )
    .flatMap((value) => listOf(readJson(value)));
}

/** Returns the call with other ids at a place: all of them if it is a list, otherwise the first. */
export function withIdsAt(call: SentCall, place: string, ids: readonly number[]): SentCall {
  const changed = changedAt(call, place.split('.'), ids);
  return typeof changed === 'object' && changed !== null ? changed : call;
}

function changedAt(value: unknown, names: readonly string[], ids: readonly number[]): unknown {
  const [name, ...rest] = names;
  // Forms send lists as JSON text.
  if (typeof value === 'string' && readJson(value) !== value) {
    return JSON.stringify(changedAt(readJson(value), names, ids));
  }
  if (Array.isArray(value)) {
    return name === undefined ? [...ids] : ids.map((id) => changedAt(value[0], names, [id]));
  }
  if (name === undefined) return ids[0];
  return { ...Object(value), [name]: changedAt(fieldOf(value, name), rest, ids) };
}

function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  const read: unknown = JSON.parse(value);
  return read;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
