import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { coverageIsCurrent, coveragePage, coverageFile } from './coverage/coverage-page.ts';
import { findProofs } from './coverage/proofs.ts';
import type { Repository, Rule } from './repository.ts';
import { brandOnce } from './rules/brand-once.ts';
import { catalogDiscipline } from './rules/catalog-discipline.ts';
import { finishedWork } from './rules/finished-work.ts';
import { packageScripts } from './rules/package-scripts.ts';
import { folderSize, tellingNames } from './rules/tidy-folders.ts';

/** Put together here, so that this file proves nothing by itself. */
const [row, failure, unknown] = ['G-R06', 'FF-18', 'G-R99'];

const holding = (contents: Readonly<Record<string, string>>): Repository => ({
  files: Object.keys(contents),
  read: (file) => contents[file] ?? '',
});

const found = (rule: Rule, contents: Readonly<Record<string, string>>): string[] =>
  rule(holding(contents)).map(({ file }) => file);

test('the brand word has one home in code, and is free in prose', () => {
  const contents = {
    'packages/domain/src/brand.ts': brand.slug,
    'apps/booking/src/page.tsx': `const name = '${brand.singular}';`,
    'README.md': brand.singular,
  };
  assert.deepEqual(found(brandOnce, contents), ['apps/booking/src/page.tsx']);
});

test('a package that pins a version itself is refused', () => {
  const contents = {
    'apps/a/package.json': '{"dependencies":{"zod":"catalog:","@repo/b":"workspace:*"}}',
    'apps/b/package.json': '{"devDependencies":{"zod":"^4.0.0"}}',
  };
  assert.deepEqual(found(catalogDiscipline, contents), ['apps/b/package.json']);
});

test('a package without the scripts that all have is refused, a built app without its build too', () => {
  const contents = {
    'apps/a/package.json': '{"scripts":{"test":"x"}}',
    'apps/a/vite.config.ts': '',
    'apps/b/package.json': '{"scripts":{"build":"x"}}',
    'apps/c/package.json': '{"scripts":{"test":"x"}}',
  };
  assert.deepEqual(found(packageScripts, contents), ['apps/a/package.json', 'apps/b/package.json']);
});

test('a folder of more than fifteen files is refused, tests and lists by nature not counted', () => {
  const files = (folder: string, count: number, ending = '.ts') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}${ending}`, '']));
  assert.deepEqual(found(folderSize, files('packages/a/src/b', 16)), ['packages/a/src/b']);
  assert.deepEqual(
    found(folderSize, { ...files('packages/a/src/b', 15), ...files('packages/a/src/b', 9, '.test.ts') }),
    [],
  );
  assert.deepEqual(found(folderSize, files('apps/api/src/database/migrations', 40, '.sql')), []);
});

test('names that fit everything are refused, and index files in apps', () => {
  const contents = {
    'packages/a/src/utils.ts': '',
    'packages/a/src/helpers/x.ts': '',
    'apps/a/src/index.ts': '',
    'apps/a/src/data-of-events.ts': '',
  };
  assert.deepEqual(found(tellingNames, contents), [
    'packages/a/src/utils.ts',
    'packages/a/src/helpers/x.ts',
    'apps/a/src/index.ts',
  ]);
});

test('work left for later and tests switched off are refused', () => {
  const [later, only] = [['TO', 'DO'].join(''), 'only'];
  const contents = {
    'packages/a/src/a.ts': `// ${later} later`,
    'packages/a/src/b.test.ts': `test.${only}('x', () => {});`,
    'packages/a/src/c.ts': `list.${only}()`,
  };
  assert.deepEqual(found(finishedWork, contents), ['packages/a/src/a.ts', 'packages/a/src/b.test.ts']);
});

test('the titles of tests tell what they prove, whatever quotes they stand in', () => {
  const source = [
    `test('[${row}] [A-20] a line costs rate times hours', () => {});`,
    `test.each(rows)(\`[${failure}] \${name} isn\\\`t twice\`, () => {});`,
    `test('names no row', () => {});`,
  ].join('\n');
  assert.deepEqual(
    findProofs(holding({ 'packages/a/src/a.test.ts': source })).map(({ ids, title }) => ({ ids, title })),
    [
      { ids: ['G-R06', 'A-20'], title: 'a line costs rate times hours' },
      { ids: ['FF-18'], title: '${name} isn`t twice' },
    ],
  );
});

test('the coverage page must be as the titles say, and titles may only name what exists', () => {
  const tests = { 'packages/a/src/a.test.ts': `test('[${row}] a line', () => {});` };
  const page = coveragePage(holding(tests));
  assert.match(page, /\| G-R06 \| .* \| a line \(packages\/a\/src\/a\.test\.ts\) \|/);
  assert.match(page, /- FF-1 /);
  assert.deepEqual(found(coverageIsCurrent, { ...tests, [coverageFile]: page }), []);
  assert.deepEqual(found(coverageIsCurrent, { ...tests, [coverageFile]: 'old' }), [coverageFile]);
  const wrong = { 'packages/a/src/a.test.ts': `test('[${unknown}] a line', () => {});` };
  assert.deepEqual(found(coverageIsCurrent, { ...wrong, [coverageFile]: coveragePage(holding(wrong)) }), [
    'packages/a/src/a.test.ts',
  ]);
});
