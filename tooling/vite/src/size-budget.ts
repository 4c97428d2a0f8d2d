import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/** A row of an app's `budget.json` (design/budgets.md P1 and P3): pages and their maximum size, in bytes after gzip -9. */
type Budget = {
  readonly addresses: readonly string[];
  readonly js: number;
  readonly css: number;
  /** Sources or chunks that the first view loads although they are imported on demand. */
  readonly loadedOnDemand: readonly string[];
};

const budgetsIn = (root: string): readonly Budget[] =>
  JSON.parse(readFileSync(join(root, 'budget.json'), 'utf8'));

/** Returns the budget of an address of an app. */
export function budgetOf(root: string, address: string): Budget {
  const budget = budgetsIn(root).find(({ addresses }) => addresses.includes(address));
  if (budget === undefined) throw new Error(`budget.json has no row for ${address}`);
  return budget;
}

/** Prints the size of each page's first view and fails a build that exceeds its budget. */
export function sizeBudget(): Plugin {
  let root = '';
  return {
    name: 'size-budget',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = config.root;
    },
    writeBundle: async function ({ dir = '' }) {
      const manifest: Manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
      for (const { addresses, loadedOnDemand, ...limits } of budgetsIn(root)) {
        const files = firstView(manifest, loadedOnDemand);
        for (const kind of ['js', 'css'] as const) {
          const bytes = await gzippedBytes(dir, files[kind]);
          const what = `first view of ${addresses.join(', ')}: ${kilobytes(bytes)} of ${kind}, gz, of ${kilobytes(limits[kind])}`;
          this.info(what);
          if (bytes > limits[kind]) this.error(`${what} in budget.json: find out why before you raise it`);
        }
      }
    },
  };
}

/** Returns the files of the entry, of its static imports, and of the sources named as loaded on demand. */
export function firstView(manifest: Manifest, onDemand: readonly string[]): { js: string[]; css: string[] } {
  const seen = new Set<ManifestChunk>();
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports ?? []) visit(manifest[name]);
  };
  const chunks = Object.values(manifest);
  visit(chunks.find((chunk) => chunk.isEntry));
  for (const source of onDemand) {
    const chunk = chunks.find(({ src, name }) => src?.endsWith(source) ?? name === source);
    if (chunk === undefined)
      throw new Error(`budget.json names ${source}, which is not a separate file of the build`);
    visit(chunk);
  }
  const loaded = [...seen];
  return {
    js: loaded.map((chunk) => chunk.file),
    css: [...new Set(loaded.flatMap((chunk) => chunk.css ?? []))],
  };
}

async function gzippedBytes(dir: string, files: readonly string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(dir, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
