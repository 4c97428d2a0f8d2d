import type { Repository, Rule } from '../repository.ts';
import { findProofs } from './proofs.ts';
import type { Proof } from './proofs.ts';
import { requirements } from './requirements.data.ts';

export const coverageFile = 'docs/coverage.md';

const isKnown = (found: string): boolean => Object.hasOwn(requirements, found) || /^A-\d/.test(found);

/** The page that shows which requirement is proved where, and what is still to come. */
export function coveragePage(repository: Repository): string {
  const proofsById = new Map<string, Proof[]>();
  for (const proof of findProofs(repository)) {
    for (const found of proof.ids) proofsById.set(found, [...(proofsById.get(found) ?? []), proof]);
  }
  const ids = Object.keys(requirements);
  const proved = ids.filter((row) => proofsById.has(row));
  const toCome = ids.filter((row) => !proofsById.has(row));
  const rows = proved.map((row) => `| ${row} | ${requirements[row]} | ${cell(proofsById.get(row) ?? [])} |`);
  return `# What is proved, and where

Made from the titles of the tests by \`pnpm coverage\`; do not edit. ${proved.length} of ${ids.length} rows are named by a test.
A row is named as soon as one test proves a part of it; the titles say which part. A test below packages/domain proves
the rule alone: that a screen or a call follows it is proved by a test of that screen or call.

| Row | Capability | Proved by |
|---|---|---|
${rows.join('\n')}

## Still to come

${toCome.map((row) => `- ${row} ${requirements[row]}`).join('\n')}
`;
}

const cell = (proofs: readonly Proof[]): string =>
  [...new Set(proofs.map(({ title, file }) => `${title.replaceAll('|', '\\|')} (${file})`))].join('<br>');

/** The page is as the tests say, and no test names a row that does not exist. */
export const coverageIsCurrent: Rule = (repository) => {
  const unknown = findProofs(repository).flatMap(({ ids, file }) =>
    ids
      .filter((found) => !isKnown(found))
      .map((found) => ({
        file,
        message: `names [${found}], which is no requirement, reading or field failure`,
      })),
  );
  const current = repository.files.includes(coverageFile) ? repository.read(coverageFile) : '';
  if (current === coveragePage(repository)) return unknown;
  return [
    ...unknown,
    { file: coverageFile, message: 'is not what the titles of the tests say: run "pnpm coverage"' },
  ];
};
