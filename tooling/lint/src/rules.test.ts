import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { coverageIsCurrent, coveragePage, coverageFile } from './coverage/coverage-page.ts';
import { openParts } from './coverage/open-parts.data.ts';
import { findProofs } from './coverage/proofs.ts';
import type { Repository, Rule } from './repository.ts';
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

/** Held in variables, so that this file proves no requirement by itself. */
const [row, failure, unknown] = ['G-R06', 'FF-18', 'G-R99'];

const holding = (contents: Readonly<Record<string, string>>): Repository => ({
  files: Object.keys(contents),
  read: (file) => contents[file] ?? '',
});

const found = (rule: Rule, contents: Readonly<Record<string, string>>): string[] =>
  rule(holding(contents)).map(({ file }) => file);

test('the brand word is spelled in one file of code, and freely in prose', () => {
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

test('a package without a test script is refused, and a built app without a build script', () => {
  const contents = {
    'apps/a/package.json': '{"scripts":{"test":"x"}}',
    'apps/a/vite.config.ts': '',
    'apps/b/package.json': '{"scripts":{"build":"x"}}',
    'apps/c/package.json': '{"scripts":{"test":"x"}}',
  };
  assert.deepEqual(found(packageScripts, contents), ['apps/a/package.json', 'apps/b/package.json']);
});

test('a folder of more than fifteen files is refused, not counting tests and lists', () => {
  const files = (folder: string, count: number, ending = '.ts') =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/file-${index}${ending}`, '']));
  assert.deepEqual(found(folderSize, files('packages/a/src/b', 16)), ['packages/a/src/b']);
  assert.deepEqual(
    found(folderSize, { ...files('packages/a/src/b', 15), ...files('packages/a/src/b', 9, '.test.ts') }),
    [],
  );
  assert.deepEqual(found(folderSize, files('apps/api/src/database/migrations', 40, '.sql')), []);
});

test('vague names are refused, and index files in apps', () => {
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

test('a reading that the code cites and the docs do not explain is refused', () => {
  const [known, missing] = ['A-97', ['A', '998'].join('-')];
  const contents = {
    'docs/readings.md': `| ${known} | Storage keys | One per slice. |\n`,
    'packages/a/src/a.ts': `/** Returns the key (${known}). */`,
    'packages/a/src/b.ts': `/** Returns the key (${missing}). */`,
  };
  assert.deepEqual(found(knownReadings, contents), ['packages/a/src/b.ts']);
});

test('refuses obscure words in names, comments, titles of tests, docs and migrations, and allows them in data', () => {
  const [no, some, image] = [
    ['no', 'body'],
    ['Some', 'body'],
    ['pict', 'ure'],
  ].map((parts) => parts.join(''));
  const contents = {
    'packages/planted/src/comment.ts': `// ${no} comes`,
    'packages/planted/src/name.ts': `const is${some} = true;`,
    'packages/planted/src/title.test.ts': `test.each(rows)('%s is sent to ${no}', () => {});`,
    'packages/planted/src/markup.tsx': `const Photo = () => <${image} />; // a ${image}`,
    'packages/planted/src/styles.css': `.a ${image} {}\n.${image} {}`,
    'docs/page.md': `a ${image}`,
    'apps/api/src/database/migrations/0900_planted.sql': `-- ${no} sees it`,
    'apps/api/src/testing/planted.ts': `/** As ${no} does. */`,
    'packages/planted/src/data.test.ts': `const bio = '${no}'; test('a bio', () => {});`,
    'packages/planted/src/clean.tsx': `const Photo = () => <${image}><img alt="" /></${image}>;`,
    'packages/planted/src/clean.css': `.a > ${image} {\n  color: red;\n}`,
    'packages/planted/src/wire.ts': `const texts = { upload_profile_${image}: '' };`,
  };
  assert.deepEqual(found(plainWords, contents), Object.keys(contents).slice(0, 8));
});

/** Returns the message about a migration with these statements. */
const refusalOf = (statements: string, number = '0900'): string | undefined =>
  expandingMigrations(
    holding({ [`apps/api/src/database/migrations/${number}_change.sql`]: statements }),
  )[0]?.message.split(',', 1)[0];

test('a migration that breaks the previous build is refused', () => {
  const plants = {
    'drop table device;': 'drops or renames',
    'drop function matches(integer);': 'drops or renames',
    'alter index a rename to b;': 'drops or renames',
    'alter table device drop column name;': 'drops a column',
    'alter table device add column more integer, drop name;': 'drops a column',
    'alter table device rename column name to title;': 'renames',
    'alter table device alter column name type varchar(20);': 'changes the type of a column',
    'alter table device alter column name set not null;': 'makes a column required',
    'alter table device alter name drop default;': 'drops what fills a column',
    "alter table device add check (name <> '');": 'adds a constraint',
    'alter table device add constraint a\n  foreign key (b) references c;': 'adds a constraint',
    'alter table device add column more integer not null;': 'adds a required column without a default',
    'create unique index a on device (name);': 'makes rows unique',
    'alter table device set schema old;': 'moves a table',
  };
  for (const [statement, said] of Object.entries(plants))
    assert.equal(refusalOf(`create table other (id integer);\n${statement}`), said, statement);
});

test('a migration that only adds is accepted, and one that says why it is safe', () => {
  const additions = [
    'alter table device add column more integer not null default 0, add column type text;',
    'alter table device drop constraint device_check, alter column name drop not null;',
    'create table new (id integer); create unique index a on new (id); alter table new add check (id > 0);',
    "create function f() returns void language sql as $$ delete from a; drop table device; $$;\nselect ';drop table b';",
    '-- drop table device;\ncreate index a on device (name);',
    '-- A wider list.\n-- Safe: every kind of before is still in the list.\nalter table device add check (a in (1));',
  ];
  for (const statements of additions) assert.equal(refusalOf(statements), undefined, statements);
  const reasonElsewhere = '-- Safe: nothing reads this index.\ndrop index a;\ndrop table device;';
  assert.equal(refusalOf(reasonElsewhere), 'drops or renames');
  assert.equal(refusalOf('drop table device;', '0027'), undefined, 'before the first replaced build');
});

test('two migrations with one number are refused', () => {
  const folder = 'apps/api/src/database/migrations';
  const contents = {
    [`${folder}/0028_a.sql`]: '',
    [`${folder}/0028_b.sql`]: '',
    [`${folder}/0029_c.sql`]: '',
  };
  assert.deepEqual(found(expandingMigrations, contents), [`${folder}/0028_b.sql`]);
});

test('a table that a second module writes is refused, in any notation, unless its writers are listed', () => {
  const folder = 'apps/api/src/modules';
  const contents = {
    [`${folder}/reviews/add.ts`]: "database.insertInto('promoCode')",
    [`${folder}/orders/end.ts`]: 'sql`update promo_code c set uses = 1`',
    [`${folder}/orders/read.ts`]: 'sql`select from promo_code for update`',
    [`${folder}/orders/reviews.test.ts`]: "database.deleteFrom('device')",
    'apps/api/src/demo/load.ts': "database.insertInto('device')",
    'apps/api/src/jobs/job.ts': 'sql`insert into device (name) values (1)`',
  };
  const refused = Object.keys(contents).slice(0, 2);
  assert.deepEqual(found(tableWriters({}), contents), refused);
  assert.deepEqual(found(tableWriters({ promo_code: ['orders', 'reviews'] }), contents), []);
  const outdated = { promo_code: ['orders', 'reviews'], device: ['catalogue', 'jobs'] };
  assert.deepEqual(found(tableWriters(outdated), contents), ['apps/api/src/jobs/job.ts']);
});

test('titles in any quotes name what their tests prove', () => {
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

test('the coverage page must match the titles, and titles may only name existing ids', () => {
  const tests = { 'packages/a/src/a.test.ts': `test('[${row}] a line', () => {});` };
  const page = coveragePage(holding(tests));
  assert.match(page, /\| G-R06 \| .* \| rule \| a line \(packages\/a\/src\/a\.test\.ts\) \|/);
  assert.match(page, /- FF-1 /);
  assert.deepEqual(found(coverageIsCurrent, { ...tests, [coverageFile]: page }), []);
  assert.deepEqual(found(coverageIsCurrent, { ...tests, [coverageFile]: 'old' }), [coverageFile]);
  const wrong = { 'packages/a/src/a.test.ts': `test('[${unknown}] a line', () => {});` };
  assert.deepEqual(found(coverageIsCurrent, { ...wrong, [coverageFile]: coveragePage(holding(wrong)) }), [
    'packages/a/src/a.test.ts',
  ]);
});

test('the coverage page counts a requirement with an open part as met in part', () => {
  const [open = '', missing = ''] = Object.entries(openParts)[0] ?? [];
  const file = 'tooling/e2e/src/a.spec.ts';
  const page = coveragePage(holding({ [file]: `test('[${open}] a line', () => {});` }));
  assert.match(page, /A person meets 0 of .* in a journey, and 1 in part;/s);
  const inPart = page.slice(page.indexOf('## Met in part'), page.indexOf('## Not met'));
  assert.ok(inPart.includes(`- ${open} `) && inPart.includes(`: still missing ${missing}\n`));
  assert.ok(inPart.includes(`| ${open} | `) && inPart.includes(file));
});

test('the coverage page counts a requirement as met once a screen or a journey proves it', () => {
  const title = `test('[${row}] a line', () => {});`;
  const pageOf = (...files: readonly string[]): string =>
    coveragePage(holding(Object.fromEntries(files.map((file) => [file, title]))));
  const isDone = (page: string): boolean => page.indexOf('| G-R06 |') < page.indexOf('## Not met');
  const server = 'apps/api/src/a.test.ts';
  assert.match(pageOf('packages/domain/src/a.test.ts', server), /A person meets 0 of .*\| rule, server \|/s);
  assert.equal(isDone(pageOf('packages/domain/src/a.test.ts', server)), false);
  const component = 'packages/shell/src/a.test.tsx';
  assert.match(pageOf(component), /A person meets 0 of .*\| component \|/s);
  assert.equal(isDone(pageOf(component)), false);
  assert.match(pageOf(server, 'apps/booking/src/a.test.tsx'), /A person meets 1 of .*\| server, screen \|/s);
  assert.equal(isDone(pageOf(server, 'tooling/e2e/src/a.spec.ts')), true);
});

test('a text that no code shows is refused, found by its key, its groups and the templates that make keys', () => {
  const contents = {
    'packages/i18n/src/texts/en-ca/cart.ts': `export const cart = {
      heading: 'Cart: {{count}}',
      lines_one: 'One line',
      lines_other: 'Lines', // more: than one
      total: { due: 'It’s due', paid: 'heading: paid' },
      state: { open: { title: 'Open' }, over: 'Over' },
    };`,
    'packages/i18n/src/texts/en-ca/errors.ts': "export const errors = { not_found: 'Not found' };",
    'apps/booking/src/cart.tsx':
      "t('heading'); t('cart:total.due'); t(`state.${name}.title`); <Trans i18nKey=\"lines\" />; `${one}.${two}`;",
    'apps/booking/src/cart.test.tsx': "t('state.over');",
  };
  const messages = usedTexts(holding(contents)).map(({ message }) => message);
  assert.deepEqual(messages, [
    'has a text that no code shows: total.paid',
    'has a text that no code shows: state.over',
  ]);
});
