import type { Reducer } from 'redux';
import { persistReducer } from 'redux-persist';
import type { PersistedState } from 'redux-persist/es/types';
import { sharedStorage } from './shared-storage.ts';
import { readFields } from '@repo/session/storage/stored-shape';
import type { Reader } from '@repo/session/storage/stored-shape';

type Stored = Readonly<Record<string, unknown>>;

/** A named key of the storage: its fields and migrations. */
export type Persistence<State> = {
  readonly key: string;
  readonly version: number;
  /** Migrations by version, from the version before; added fields need none. */
  readonly migrations: Readonly<Record<number, (stored: Stored) => Stored>>;
  /** Readers of the persisted fields. An unreadable field starts with its default; the others stay. */
  readonly fields: { readonly [Name in keyof State]?: Reader<State[Name]> };
  /** Returns fields that are stored elsewhere, read once for each page. */
  readonly whenOpened?: () => Partial<State>;
  /** Set if a part could not be read, or two tabs have changed it at the same time. */
  readonly whenRepaired?: Partial<State>;
  /** Fields that are forms, whose fields are merged if two tabs change different ones. */
  readonly forms?: readonly (keyof State & string)[];
  /** Not shared between tabs; the last write wins. */
  readonly isOfThisTab?: true;
};

const readers = new Map<string, (stored: unknown) => PersistedState>();

/** Returns the keys that are synchronized between tabs. */
export const sharedKeys = (): readonly string[] => [...readers.keys()];

/** Returns the state of a slice for a stored value. */
export const readKey = (key: string, stored: unknown): PersistedState => readers.get(key)?.(stored);

/** Persists a slice under its own key as plain JSON. */
export function persistedSlice<State extends object>(
  reducer: Reducer<State>,
  persistence: Persistence<State>,
) {
  const { key, version, fields } = persistence;
  if (persistence.isOfThisTab !== true) readers.set(key, (stored) => readStored(persistence, stored));
  const config = {
    key,
    keyPrefix: '',
    version,
    whitelist: Object.keys(fields),
    storage: sharedStorage(persistence),
    // The storage serializes the whole value.
    serialize: false,
    deserialize: false,
    migrate: async (stored: unknown): Promise<PersistedState> => ({
      _persist: { version, rehydrated: true },
      ...readStored(persistence, stored),
      ...persistence.whenOpened?.(),
    }),
  };
  return persistReducer<State>(config, reducer);
}

/** Reads a stored value as far as this version can; undefined if nothing is readable. */
function readStored<State extends object>(
  { fields, migrations, version, whenRepaired }: Persistence<State>,
  stored: unknown,
): NonNullable<PersistedState> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { value, isWhole } = readFields<State>(fields, migrated({ ...stored }, migrations, version));
  return { ...value, ...(isWhole ? {} : whenRepaired), _persist: { version, rehydrated: true } };
}

function migrated(stored: Stored, migrations: Persistence<object>['migrations'], version: number): Stored {
  const { version: from }: Stored = Object(stored['_persist']);
  const steps = Object.keys(migrations)
    .map(Number)
    .filter((step) => step > Number(from ?? -1) && step <= version)
    .toSorted((one, other) => one - other);
  try {
    return steps.reduce((value, step) => migrations[step]?.(value) ?? value, stored);
  } catch {
    // A migration may fail on edited data; the readers then take what they can.
    return stored;
  }
}
