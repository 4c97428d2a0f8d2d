import { isSame } from '@repo/domain/is-same';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

type Versions = {
  /** The common version before both changes. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
};

/**
 * Merges the changes of this tab over those of another, field by field. Only fields named as forms are merged deeply:
 * the parts of an address, for example, belong together.
 */
export function mergeChanges({ base, mine, theirs }: Versions, forms: readonly string[]): Fields {
  const [before, here, there] = [fieldsOf(base), fieldsOf(mine), fieldsOf(theirs)];
  const merged = Object.keys({ ...there, ...here }).map((name) => {
    const isUntouched = isSame(here[name], before[name]);
    if (!isUntouched && forms.includes(name))
      return [name, mergeChanges({ base: before[name], mine: here[name], theirs: there[name] }, [])] as const;
    return [name, isUntouched ? there[name] : here[name]] as const;
  });
  return Object.fromEntries(merged);
}
