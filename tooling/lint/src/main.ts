// `pnpm rules`: the rules that linters cannot check. `pnpm coverage` writes the page that one of them compares.
import { writeFileSync } from 'node:fs';
import { coverageFile, coverageIsCurrent, coveragePage } from './coverage/coverage-page.ts';
import { repositoryAt } from './repository.ts';
import { brandOnce } from './rules/brand-once.ts';
import { catalogDiscipline } from './rules/catalog-discipline.ts';
import { expandingMigrations } from './rules/expanding-migrations.ts';
import { finishedWork } from './rules/finished-work.ts';
import { knownReadings } from './rules/known-readings.ts';
import { packageScripts } from './rules/package-scripts.ts';
import { plainWords } from './rules/plain-words.ts';
import { tableWriters } from './rules/table-writers.ts';
import { folderSize, tellingNames } from './rules/tidy-folders.ts';
import { usedTexts } from './rules/used-texts.ts';

const rules = [
  brandOnce,
  catalogDiscipline,
  packageScripts,
  folderSize,
  tellingNames,
  finishedWork,
  expandingMigrations,
  knownReadings,
  tableWriters(),
  plainWords,
  usedTexts,
  coverageIsCurrent,
];

const repository = repositoryAt(process.cwd());
if (process.argv.includes('--write-coverage')) writeFileSync(coverageFile, coveragePage(repository));
const violations = rules.flatMap((rule) => rule(repository));
for (const { file, message } of violations) process.stderr.write(`${file} ${message}\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
