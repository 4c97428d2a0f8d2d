import type { Reducer } from 'redux';
import { createMigrate, persistReducer } from 'redux-persist';
import type { MigrationManifest, PersistedState } from 'redux-persist/es/types';
import { browserStorage } from '@repo/session/storage/browser-storage';

/** One named key of the storage: which fields are kept, and how older versions become this one. */
export type Persistence<State> = {
  readonly key: string;
  readonly fields: readonly (keyof State & string)[];
  readonly version: number;
  readonly migrations: MigrationManifest;
  /** Storage can be edited by hand: what does not have the right form is left out. */
  readonly hasRightForm: (stored: Readonly<Record<string, unknown>>) => boolean;
};

/** Keeps a slice under its own key, as plain JSON that anything can read. */
export function persistedSlice<State>(
  reducer: Reducer<State>,
  { key, fields, version, migrations, hasRightForm }: Persistence<State>,
) {
  const toThisVersion = createMigrate(migrations);
  const config = {
    key,
    keyPrefix: '',
    version,
    whitelist: [...fields],
    storage: jsonStorage,
    // The storage does both, once for the whole value.
    serialize: false,
    deserialize: false,
    migrate: async (stored: PersistedState, current: number): Promise<PersistedState> => {
      const migrated = await toThisVersion(stored, current);
      return migrated !== undefined && hasRightForm({ ...migrated }) ? migrated : undefined;
    },
  };
  return persistReducer<State>(config, reducer);
}

const jsonStorage = {
  getItem: async (key: string): Promise<unknown> => parsed(browserStorage.read(key)),
  setItem: async (key: string, value: unknown): Promise<void> =>
    browserStorage.write(key, JSON.stringify(value)),
  removeItem: async (key: string): Promise<void> => browserStorage.remove(key),
};

function parsed(stored: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}
