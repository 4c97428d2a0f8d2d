import type { Repository, Rule } from '../repository.ts';
import { openParts } from './open-parts.data.ts';
import { findProofs } from './proofs.ts';
import type { Proof } from './proofs.ts';
import { isMetByPerson, reaches, reachOf } from './reach.ts';
import type { Reach } from './reach.ts';
import { requirements } from './requirements.data.ts';

export const coverageFile = 'docs/coverage.md';

const isKnown = (found: string): boolean => Object.hasOwn(requirements, found) || /^A-\d/.test(found);
const isFieldFailure = (id: string): boolean => id.startsWith('FF-');

/** Returns the page that lists where each requirement is proved, and which are open. */
export function coveragePage(repository: Repository): string {
  const proofsById = new Map<string, Proof[]>();
  for (const proof of findProofs(repository)) {
    for (const found of proof.ids) proofsById.set(found, [...(proofsById.get(found) ?? []), proof]);
  }
  const proofsOf = (id: string): readonly Proof[] => proofsById.get(id) ?? [];
  const isSeen = (id: string): boolean => isMetByPerson(reachOfProofs(proofsOf(id)));
  const isOpen = (id: string): boolean => Object.hasOwn(openParts, id);
  const rowOf = (id: string): string =>
    `| ${id} | ${requirements[id]} | ${reachCell(proofsOf(id))} | ${cell(proofsOf(id))} |`;
  const table = (ids: readonly string[]): string =>
    ['| Row | Capability | Reaches | Proved by |', '|---|---|---|---|', ...ids.map(rowOf)].join('\n');

  const ids = Object.keys(requirements);
  const rows = ids.filter((id) => !isFieldFailure(id));
  const seen = rows.filter(isSeen);
  const done = seen.filter((id) => !isOpen(id));
  const inPart = seen.filter(isOpen);
  const begun = rows.filter((id) => proofsById.has(id) && !isSeen(id));
  const failures = ids.filter((id) => isFieldFailure(id) && proofsById.has(id));
  return `# What is proved, and where

Made from the titles of the tests by \`pnpm coverage\`; do not edit. A person meets ${done.length} of ${rows.length}
requirements on a screen or in a journey, and ${inPart.length} in part; for ${begun.length} more only the rule, the server's answer or
a component is proved.

How far a test reaches: **rule** (packages/domain, contracts, texts, client logic), **server** (HTTP on a real
database), **component** (a rendered part of a shared package), **screen** (a rendered page or step of an app on the
real API), **journey** (the built product in a real browser). A row is named as soon as one test proves a part of it;
the titles say which part. A row of which a person still misses a part is met in part: tooling/lint/src/coverage lists
these parts (open-parts.data.ts), and an entry goes when a journey or a screen proves its part.

## Met by a person

${table(done)}

## Met in part

${inPart.map((id) => `- ${id} ${requirements[id]}: still missing ${openParts[id]}`).join('\n')}

${table(inPart)}

## Not met by a person yet: the rule, the server's answer or a component alone

${table(begun)}

## Field failures

${table(failures)}

## Still to come

${ids
  .filter((id) => !proofsById.has(id))
  .map((id) => `- ${id} ${requirements[id]}`)
  .join('\n')}
`;
}

const reachOfProofs = (proofs: readonly Proof[]): ReadonlySet<Reach> =>
  new Set(proofs.map(({ file }) => reachOf(file)));

const reachCell = (proofs: readonly Proof[]): string => {
  const found = reachOfProofs(proofs);
  return reaches.filter((reach) => found.has(reach)).join(', ');
};

const cell = (proofs: readonly Proof[]): string =>
  [...new Set(proofs.map(({ title, file }) => `${title.replaceAll('|', '\\|')} (${file})`))].join('<br>');

/** Refuses a page that differs from the titles, and titles with unknown ids. */
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
