/** The fields of a form by name; a field in brackets lies in a tree of its own: `a[b][0]=c`. */
export type FormTree = { [name: string]: FormTree | string };

const fieldName = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const deepest = 10;

/** Parses a form or query; undefined for malformed or contradictory names. */
export function formTreeOf(encoded: string): FormTree | undefined {
  const root = emptyTree();
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = pathOf(name);
    if (path === undefined || !put(root, path, value)) return undefined;
  }
  return root;
}

// Without a prototype, so that a field called `__proto__` is a field.
const emptyTree = (): FormTree => Object.create(null);

function pathOf(name: string): string[] | undefined {
  const [, first, brackets = ''] = fieldName.exec(name) ?? [];
  if (first === undefined) return undefined;
  const path = [first, ...[...brackets.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part)];
  return path.length <= deepest ? path : undefined;
}

function put(root: FormTree, path: readonly string[], value: string): boolean {
  let tree = root;
  for (const part of path.slice(0, -1)) {
    const next = (tree[part] ??= emptyTree());
    if (typeof next === 'string') return false;
    tree = next;
  }
  const last = path.at(-1) ?? '';
  if (tree[last] !== undefined) return false;
  tree[last] = value;
  return true;
}
