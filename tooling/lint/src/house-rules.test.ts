import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { codePlants } from './testing/code-plants.data.ts';
import { importPlants, plantedGround } from './testing/import-plants.data.ts';
import { plantTree, runTool } from './testing/planted-tree.ts';

const cruiserRules = z.object({
  default: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
});
const cruised = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});
const linted = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string().optional(),
      filename: z.string(),
      message: z.string(),
      help: z.string().nullish(),
    }),
  ),
});

const plants = [...importPlants, ...plantedGround, ...codePlants];
const tree = plantTree(plants);
after(tree.remove);

const broken = { byFile: new Map<string, Set<string>>(), sayings: new Map<string, string>() };

/** Looks at the plants and what they import: the rest of the project is looked at by the check itself. */
before(async () => {
  const files = plants.map(({ file }) => file).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const config = ['--config', 'tooling/lint/dependency-cruiser.config.mjs'];
  const cruise = cruised.parse(
    JSON.parse(await runTool(tree.root, 'depcruise', ['--output-type', 'json', ...config, ...files])),
  );
  for (const { from, rule } of cruise.summary.violations) note(from, rule.name, '');
  const lint = linted.parse(
    JSON.parse(await runTool(tree.root, 'oxlint', ['--type-aware', '--format', 'json', ...files])),
  );
  for (const { code = '', filename, message, help } of lint.diagnostics) {
    note(filename, code.replace(/^.*\((.*)\)$/, '$1'), `${message} ${help ?? ''}`);
  }
});

function note(file: string, rule: string, saying: string): void {
  broken.byFile.set(file, (broken.byFile.get(file) ?? new Set()).add(rule));
  broken.sayings.set(file, `${broken.sayings.get(file) ?? ''} ${saying}`);
}

for (const { rule, file, says = '' } of [...importPlants, ...codePlants]) {
  test(`${rule} refuses ${file}`, () => {
    assert.ok(broken.byFile.get(file)?.has(rule), [...(broken.byFile.get(file) ?? ['nothing'])].join(', '));
    const saying = broken.sayings.get(file) ?? '';
    assert.ok(saying.includes(says), saying);
  });
}

test('every import rule has a plant and says why', async () => {
  const config: unknown = await import(new URL('../dependency-cruiser.config.mjs', import.meta.url).href);
  const tried = new Set(importPlants.map(({ rule }) => rule));
  for (const { name, comment } of cruiserRules.parse(config).default.forbidden) {
    assert.ok(tried.has(name), `${name} has no plant`);
    assert.match(comment, /\w.*\.$/);
  }
});
