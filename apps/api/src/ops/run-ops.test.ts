import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { operatorEndpoints } from '@repo/contracts/operator/operator-endpoints';
import { ok } from '@repo/domain/result';
import { operatorCalls } from '../operator/operator-calls.ts';
import { auditLines } from '../testing/audit-lines.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { catalogueCommands } from './commands/catalogue-commands.ts';
import { moneyCommands } from './commands/money-commands.ts';
import { officeCommands } from './commands/office-commands.ts';
import type { CreateOperator } from './create-operator.ts';
import { runOps } from './run-ops.ts';

const deadJob = {
  id: '9',
  name: 'send-mail',
  tries: 5,
  reason: 'a\u001b[2Jb',
  failedAtSeconds: 1_780_000_000,
};

/** A terminal at a product with a database of its own; commands are typed as in a shell. */
async function terminal(t: TestContext, createOperator?: CreateOperator) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const calls = operatorCalls(
    { database, clock: fixedClock(), tell: async () => undefined },
    {
      jobs: {
        listDead: async () => [deadJob],
        retryDead: async () => deadJob,
      },
    },
    () => undefined,
  );
  const type = (...args: string[]) =>
    runOps(args, {
      author: { kind: 'command line', user: 'ada' },
      join: async () => ({ calls, createOperator, close: async () => undefined }),
      readLine: async () => 'Secret!1',
    });
  const json = async (...args: string[]) => {
    const { isDone, text } = await type(...args, '--json');
    assert.ok(isDone, text);
    return JSON.parse(text);
  };
  return { database, type, json };
}

/** Each command as it is typed, and what must stand in its answer. */
const worked = [
  [['device', 'add', 'Fairphone 6'], { name: 'Fairphone 6', isActive: true }],
  [['device', 'change', '1', '--active', 'off'], { id: 1, isActive: false }],
  [
    ['event-type', 'add', 'Prom', 'Bal', '--notes', 'on', '--shot', 'The dress|La robe', '--shot', 'A|B'],
    {
      nameEn: 'Prom',
      nameFr: 'Bal',
      position: 13,
      requiresNotes: true,
      shots: [
        { nameEn: 'The dress', nameFr: 'La robe' },
        { nameEn: 'A', nameFr: 'B' },
      ],
    },
  ],
  [
    ['event-type', 'change', '2', '--name-fr', 'Noces', '--position', '20'],
    { nameFr: 'Noces', position: 20 },
  ],
  [['recap-type', 'add', 'Calm', 'Calme', 'a.jpg', 'a.mp4'], { nameEn: 'Calm', sampleFile: 'a.mp4' }],
  [['recap-type', 'change', '1', '--clip', 'b.mp4'], { id: 1, sampleFile: 'b.mp4' }],
  [['setting', 'set', 'serviceFee', '7.5'], { serviceFee: 7.5, tax: 13 }],
  [['setting', 'set', 'isOneHourAllowed', 'on'], { isOneHourAllowed: true }],
  [
    ['promo-code', 'issue', '--percent', '10', '--code', 'spring', '--until', '2026-12-31', '--uses', '5'],
    // The end of the day in Toronto.
    { code: 'SPRING', type: '%', value: 10, mostUses: 5, validUntil: 1_798_779_600 },
  ],
  [
    ['promo-code', 'issue', '--dollars', '20', '--for-email', 'a@demo.test', '--from', '2026-07-01'],
    { type: '$', value: 20, issuedForEmail: 'a@demo.test', validFrom: 1_782_878_400 },
  ],
  [['promo-code', 'change', '1', '--uses', 'none', '--until', 'none'], { mostUses: null, validUntil: null }],
  [['promo-code', 'end', '1'], { id: 1, isActive: false }],
  [['gift-card', 'issue', '200'], { type: '$', value: 200, balance: 200, isGiftCard: true }],
] as const;

test('[A-99] every kind of change is made at the command line, under the name of who is there', async (t) => {
  const { json, database } = await terminal(t);
  for (const [args, expected] of worked) {
    const items = await json(...args);
    assert.deepEqual({ ...items, ...expected }, items, args.join(' '));
  }
  const codes = await json('postal-code', 'add', 'k1a', 'K2*');
  assert.ok(codes.some(({ code }: { code: string }) => code === 'K2*'));
  await json('postal-code', 'remove', 'K1A');
  await json('jobs', 'retry', '9');
  const lines = await auditLines(database);
  assert.equal(lines.length, worked.length + 4);
  assert.ok(lines.every(({ by }) => by === null));
  const audit = await json('audit', 'list', '--kind', 'dead job');
  assert.deepEqual([audit[0].commandLineUser, audit[0].action], ['ada', 'retry']);
  assert.equal((await json('audit', 'list', '--page', '2')).length, 5);
});

test('lists are printed in columns, single things in lines, and nothing in them steers the terminal', async (t) => {
  const { type } = await terminal(t);
  const devices = await type('device', 'list');
  assert.match(devices.text, /^id {2}name +isActive\n1 {3}iPhone 17 Pro Max {2}true\n/);
  const settings = await type('setting', 'list');
  assert.match(settings.text, /^serviceFee +5\ntax +13\n/);
  assert.equal((await type('gift-card', 'list')).text, 'None.');
  assert.match((await type('jobs', 'dead')).text, /a \[2Jb/);
  assert.equal((await type('jobs', 'retry', '9')).text, 'Done.');
});

test('what is wrong is told in words, and changes nothing', async (t) => {
  const { type, database } = await terminal(t);
  for (const [args, expected] of [
    [['device', 'add', 'Two', 'words'], /pnpm ops device add <name>/],
    [['device', 'add', ' '], /name: this field is required/i],
    [['device', 'add', 'iphone 17'], /already/i],
    [['device', 'change', '999', '--active', 'off'], /does not exist/i],
    [['device', 'change', '1', '--active', 'perhaps'], /isActive: /],
    [['device', 'change', '1', '--colour', 'red'], /--colour/],
    [['event-type', 'add', 'One', 'Un', '--shot', 'no French'], /shots\.0\.nameFr: /],
    [['setting', 'set', 'serviceFe', '5'], /no setting "serviceFe": serviceFee, tax/],
    [['setting', 'set', 'tax', 'much'], /tax: /],
    [['promo-code', 'issue', '--percent', '10', '--until', '2026-02-30'], /validUntil: /],
    [['promo-code', 'issue'], /value: /],
    [['promo-code', 'issue', '--percent', '10', '--dollars', '5'], /either --percent or --dollars/i],
    [['gift-card', 'issue', '200', '--code', 'EASY'], /promo code/i],
    [['postal-code', 'add'], /pnpm ops postal-code add <area>/],
    [['rate', 'set', '1', '60'], /does not do "rate set" yet/],
    [['device'], /no command "device"[^]*device change/],
    [['nonsense', 'here'], /no command "nonsense here"[^]*audit list/],
    [['nonsense', '--help'], /no command "nonsense --help"[^]*audit list/],
  ] as const) {
    const { isDone, text } = await type(...args);
    assert.equal(isDone, false, args.join(' '));
    assert.match(text, expected, args.join(' '));
  }
  assert.deepEqual(await auditLines(database), []);
});

test('help is there for all, for some and for one, without a product', async () => {
  const type = (...args: string[]) =>
    runOps(args, {
      author: { kind: 'command line', user: 'ada' },
      join: () => Promise.reject(new Error('nobody asked for it')),
      readLine: async () => '',
    });
  for (const args of [[], ['help'], ['--help']])
    assert.match((await type(...args)).text, /event-type list[^]*operator create/);
  for (const args of [
    ['help', 'gift-card'],
    ['gift-card', '--help'],
    ['gift-card', 'help'],
  ]) {
    const { isDone, text } = await type(...args);
    assert.ok(isDone, args.join(' '));
    assert.match(text, /gift-card list/);
    assert.doesNotMatch(text, /event-type|no command/);
  }
  assert.match((await type('gift-card', 'issue', '--help')).text, /^pnpm ops gift-card issue <dollars>/);
});

test('every call of operators has a command', () => {
  const anything = { at: () => 'tax', from: () => [], text: () => undefined, texts: () => undefined };
  const keys = [...catalogueCommands, ...moneyCommands, ...officeCommands].map(({ call }) => {
    const toMake = call(anything);
    return typeof toMake === 'string' ? toMake : toMake.key;
  });
  assert.deepEqual([...new Set(keys)].toSorted(), operatorEndpoints.map(({ key }) => key).toSorted());
});

test('an operator is created with the password from the input, never from the arguments', async (t) => {
  const asked: unknown[] = [];
  const { type } = await terminal(t, async (author, given) => {
    asked.push(author, given);
    return ok(null);
  });
  assert.deepEqual(await type('operator', 'create', 'ops@demo.test', 'Ada', 'Test'), {
    isDone: true,
    text: 'Done.',
  });
  assert.deepEqual(asked, [
    { kind: 'command line', user: 'ada' },
    { email: 'ops@demo.test', firstName: 'Ada', lastName: 'Test', password: 'Secret!1' },
  ]);
  assert.equal((await type('operator', 'create', 'ops@demo.test')).isDone, false);
});
