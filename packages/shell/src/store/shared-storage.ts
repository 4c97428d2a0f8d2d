import { isSame } from '@repo/domain/is-same';
import { browserStorage } from '@repo/session/storage/browser-storage';
import { mergeChanges } from './merge-changes.ts';

/** The last value of each key that this page has read or written; any other was written by another tab. */
const seen = new Map<string, string | undefined>();

type Sharing = {
  /** Whether the other tabs have the same booking; changes to another one are ignored. */
  readonly isShared: () => boolean;
  /** Applies the merged value of a key. */
  readonly onMerged: (key: string) => void;
};

let sharing: Sharing = { isShared: () => false, onMerged: () => undefined };

/** Sets how this page shares its booking with other tabs. */
export const shareStorage = (how: Sharing): void => {
  sharing = how;
};

export function parsedJson(stored: string | undefined): unknown {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the current value of a key, and returns the previous one too. */
export function look(key: string): { readonly before: string | undefined; readonly now: string | undefined } {
  const before = seen.get(key);
  const now = browserStorage.read(key);
  seen.set(key, now);
  return { before, now };
}

function write(key: string, value: unknown): void {
  browserStorage.write(key, JSON.stringify(value));
  look(key);
}

type Shared = {
  readonly forms?: readonly string[] | undefined;
  readonly isOfThisTab?: boolean | undefined;
  readonly whenRepaired?: object | undefined;
};

/** The storage of one key for redux-persist. A write that would overwrite a change of another tab merges both. */
export const sharedStorage = ({ forms = [], isOfThisTab = false, whenRepaired }: Shared) => ({
  getItem: async (key: string): Promise<unknown> => parsedJson(look(key).now),
  setItem: async (key: string, mine: unknown): Promise<void> => {
    const { before, now } = look(key);
    const [base, theirs] = [parsedJson(before), parsedJson(now)];
    if (isSame(mine, theirs)) return;
    if (isOfThisTab || !isObject(theirs) || isSame(base, theirs) || !sharing.isShared())
      return write(key, mine);
    write(key, { ...mergeChanges({ base, mine, theirs }, forms), ...whenRepaired });
    sharing.onMerged(key);
  },
  removeItem: async (key: string): Promise<void> => browserStorage.remove(key),
});

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
