import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { test } from 'node:test';

const design = import.meta.dirname;
const ui = resolve(design, '../../../packages/ui/src');

/** Returns the file of an import, if it is one of packages/ui or of this page. */
function fileOf(importer: string, path: string): string | undefined {
  if (path.startsWith('@repo/ui/')) {
    const file = join(ui, path.slice('@repo/ui/'.length));
    return existsSync(`${file}.tsx`) ? `${file}.tsx` : undefined;
  }
  return path.startsWith('.') ? resolve(dirname(importer), path) : undefined;
}

/** Returns all files that the page needs, section by section. */
function shown(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const imported = fileOf(file, path);
    if (imported !== undefined) shown(imported, seen);
  }
  return seen;
}

test('every component of packages/ui is on the living page', () => {
  const components = globSync('**/*.tsx', { cwd: ui }).filter(
    (file) => !/\.test\.tsx$|^testing\//.test(file),
  );
  assert.ok(components.length > 40, `only ${components.length} components`);
  const seen = shown(join(design, 'main.tsx'));
  const missing = components.filter((file) => !seen.has(join(ui, file)));
  assert.deepEqual(missing, [], `not shown by ${relative(process.cwd(), design)}`);
});
