import assert from 'node:assert/strict';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const domain = resolve(import.meta.dirname, '../../../packages/domain/src');
const all = globSync('**/*.ts', { cwd: domain, exclude: (file) => /\.test\.ts$|testing/.test(file) });

/** Returns a page that uses all exported values of these files. */
async function pageUsing(files: readonly string[]): Promise<string> {
  const imports: string[] = [];
  const used: string[] = [];
  for (const file of files) {
    const path = join(domain, file);
    const names = Object.keys((await import(path)) as object);
    const renamed = names.map((name) => `${name} as used${used.push(`used${used.length}`) - 1}`);
    if (names.length > 0) imports.push(`import { ${renamed.join(', ')} } from ${JSON.stringify(path)};`);
  }
  return [...imports, `globalThis.use([${used.join(', ')}]);`].join('\n');
}

/** Returns the bytes after gzip -9 of a page that uses all exports of these files. */
async function gzippedBytes(t: TestContext, files: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'domain-size-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, await pageUsing(files));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry },
    },
  });
  const parts = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return parts.reduce(
    (sum, part) => sum + ('code' in part ? gzipSync(part.code, { level: 9 }).length : 0),
    0,
  );
}

test('the whole domain is smaller than 18.5 kB', async (t) => {
  assert.ok(all.length > 100);
  const bytes = await gzippedBytes(t, all);
  assert.ok(bytes < 18_500, `${bytes} bytes`);
});

test('a page that uses only cart math loads only cart math', async (t) => {
  const bytes = await gzippedBytes(t, ['cart/price-cart.ts']);
  assert.ok(bytes < 1500, `${bytes} bytes`);
});
