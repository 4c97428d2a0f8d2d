import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk, Plugin } from 'vite';

/** `budget.json` of an app (design/budgets.md P1 and P3), in bytes after gzip -9. */
export type Budget = {
  readonly firstViewJs: number;
  readonly firstViewCss: number;
  /** Sources that the first view loads although they are imported on demand. */
  readonly loadedOnDemand: readonly string[];
};

/** Prints what the first view of an app weighs, and refuses a build that is over its budget file. */
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
      const budget: Budget = JSON.parse(await readFile(join(root, 'budget.json'), 'utf8'));
      const manifest: Manifest = JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'));
      const { js, css } = firstView(manifest, budget.loadedOnDemand);
      for (const [kind, files, limit] of [
        ['JavaScript', js, budget.firstViewJs],
        ['CSS', css, budget.firstViewCss],
      ] as const) {
        const bytes = await gzippedBytes(dir, files);
        this.info(`first view: ${kind} ${kilobytes(bytes)} gz of ${kilobytes(limit)}`);
        if (bytes > limit)
          this.error(`the first view's ${kind} is over budget.json: find out why before you raise it`);
      }
    },
  };
}

/** The files of the entry, of all that it imports at once, and of the sources named as loaded on demand. */
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
    const chunk = chunks.find((candidate) => candidate.src?.endsWith(source));
    if (chunk === undefined)
      throw new Error(`budget.json names ${source}, which is no file of its own in the build`);
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
