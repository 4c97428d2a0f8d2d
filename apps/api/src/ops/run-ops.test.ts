import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { operatorEndpoints } from '@repo/contracts/operator/operator-endpoints';
import { ok } from '@repo/domain/result';
import { z } from 'zod';
import { productLogger } from '../http/request-log.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import { paymentNoteRepository } from '../modules/payments/notes/payment-note.repository.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { FinalFailure } from '../ports/jobs.ts';
import type { JobLane } from '../ports/jobs.ts';
import { auditLines } from '../testing/audit-lines.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { createAccount } from '../testing/identity/accounts.ts';
import { operatorDepsOn } from '../testing/operator-deps.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { opsCommands } from './commands/ops-commands.ts';
import type { OperatorAccounts } from './operator-commands.ts';
import { runOps } from './run-ops.ts';

/** Opens a product with its own database and returns functions that type commands as in a shell. */
async function terminal(t: TestContext, operators?: OperatorAccounts) {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const clock = fixedClock();
  const jobs = openJobs({ database, clock, logger: productLogger('silent') });
  const calls = operatorCalls(operatorDepsOn(database, { clock, jobs }), () => undefined);
  const type = (...args: string[]) =>
    runOps(args, {
      author: { kind: 'command line', user: 'ada' },
      join: async () => ({ calls, operators, close: async () => undefined }),
      readLine: async () => 'Secret!1',
    });
  const json = async (...args: string[]) => {
    const { isDone, text } = await type(...args, '--json');
    assert.ok(isDone, text);
    return JSON.parse(text);
  };
  /** Adds a dead job whose reason would clear a terminal, and returns its id. */
  const addDeadJob = async (lane: JobLane): Promise<string> => {
    const job = { name: `a job of ${lane}`, payload: z.object({}), lane };
    await jobs.enqueue(database, job, {}, { diedOf: new FinalFailure('refused') });
    const changed = database.updateTable('job').set({ reason: 'a\u001b[2Jb' }).where('name', '=', job.name);
    return String((await changed.returning('id').executeTakeFirstOrThrow()).id);
  };
  return { database, clock, type, json, addDeadJob };
}

/** Commands as typed, with the expected fields of the answer. */
const changes = [
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

test('[A-99] makes and audits every kind of change under the name of the command line user', async (t) => {
  const { json, database, addDeadJob } = await terminal(t);
  for (const [args, expected] of changes) {
    const items = await json(...args);
    assert.deepEqual({ ...items, ...expected }, items, args.join(' '));
  }
  const codes = await json('postal-code', 'add', 'k1a', 'K2*');
  assert.ok(codes.some(({ code }: { code: string }) => code === 'K2*'));
  await json('postal-code', 'remove', 'K1A');
  await json('jobs', 'retry', await addDeadJob('mail'));
  const lines = await auditLines(database);
  assert.equal(lines.length, changes.length + 4);
  assert.ok(lines.every(({ by }) => by === null));
  const audit = await json('audit', 'list', '--kind', 'dead job');
  assert.deepEqual([audit[0].commandLineUser, audit[0].action], ['ada', 'retry']);
  assert.equal((await json('audit', 'list', '--page', '2')).length, 5);
});

test('prints lists in columns and objects in lines, without control characters', async (t) => {
  const { type, addDeadJob } = await terminal(t);
  const devices = await type('device', 'list');
  assert.match(devices.text, /^id {2}name +isActive\n1 {3}iPhone 17 Pro Max {2}true\n/);
  const settings = await type('setting', 'list');
  assert.match(settings.text, /^serviceFee +5\ntax +13\n/);
  assert.equal((await type('gift-card', 'list')).text, 'None.');
  const jobId = await addDeadJob('mail');
  assert.match((await type('jobs', 'dead')).text, /a \[2Jb/);
  assert.equal((await type('jobs', 'retry', jobId)).text, 'Done.');
});

test('discards dead jobs, but none that moves money', async (t) => {
  const { json, type, addDeadJob } = await terminal(t);
  const [mail, refund] = [await addDeadJob('mail'), await addDeadJob('payments')];
  assert.equal((await type('jobs', 'discard', mail)).text, 'Done.');
  const refused = await type('jobs', 'discard', refund);
  assert.deepEqual([refused.isDone, /moves money/.test(refused.text)], [false, true], refused.text);
  assert.equal((await type('jobs', 'discard', mail)).isDone, false);
  const left = await json('jobs', 'dead');
  assert.deepEqual(
    left.map(({ id }: { id: string }) => id),
    [refund],
  );
});

test('finds, closes, reopens and logs out accounts, and lists those that collide', async (t) => {
  const { json, type, database, clock } = await terminal(t);
  const { id } = await createAccount({ database, clock }, { email: 'zo\u00e9@demo.test' });
  const account = { id, kind: 'host', isActive: true, openBookings: 0, openSessions: 0 };
  assert.deepEqual(await json('account', 'find', 'ZO\u00c9@demo.test'), [account]);
  const changed = { ...account, endedSessions: 0 };
  assert.deepEqual(await json('account', 'close', String(id)), { ...changed, isActive: false });
  assert.deepEqual(await json('account', 'reopen', String(id)), changed);
  assert.deepEqual(await json('account', 'end-sessions', String(id)), changed);
  assert.equal((await type('account', 'close', '999999')).isDone, false);
  assert.deepEqual(await json('account', 'collisions'), []);
  const { id: twin } = await createAccount({ database, clock }, { email: 'zoe\u0301@demo.test' });
  assert.deepEqual(await json('account', 'collisions'), [
    { email: 'zo\u00e9@demo.test', accountIds: [id, twin] },
  ]);
});

test('[Q-R06] lists, answers and closes what hosts have written', async (t) => {
  const { json, type, database, clock } = await terminal(t);
  const { id: hostId } = await createAccount({ database, clock });
  const sentAt = new Date(clock.nowMs());
  const request = { hostId, subject: 'Invoice', message: 'Where\nis it?', sentAt };
  const added = database.insertInto('supportRequest').values([request, request]).returning('id');
  const [first, second] = (await added.execute()).map(({ id }) => String(id));
  assert.match((await type('support', 'list')).text, /Invoice +Where is it\?/);
  assert.equal((await type('support', 'answer', first ?? '', 'Under', 'Invoice.')).text, 'Done.');
  assert.equal((await type('support', 'close', second ?? '')).text, 'Done.');
  assert.equal((await type('support', 'close', second ?? '')).isDone, false);
  const answered = await json('support', 'list', '--state', 'answered');
  assert.deepEqual(
    answered.map(({ id, answer }: { id: number; answer: string }) => [String(id), answer]),
    [[first, 'Under Invoice.']],
  );
});

test('lists what was done with payments at the card provider', async (t) => {
  const { json, type, database, clock } = await terminal(t);
  assert.equal((await type('payment', 'notes')).text, 'None.');
  const atSeconds = clock.nowMs() / 1000;
  const note = {
    kind: 'refund',
    providerId: 're_1',
    paymentIntentId: 'pi_1',
    reason: null,
    state: 'done',
  } as const;
  await paymentNoteRepository(database).add('evt_1', { ...note, amountCents: 1250, atSeconds });
  assert.deepEqual(await json('payment', 'notes'), [{ ...note, orderId: null, amount: 12.5, at: atSeconds }]);
});

test('reports errors in words and changes nothing', async (t) => {
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
    [['rate', 'set', '1', '60'], /Object does not exist/],
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

/** Types a command that prints help, and fails if it opens the product. */
const typeHelp = (...args: string[]) =>
  runOps(args, {
    author: { kind: 'command line', user: 'ada' },
    join: () => Promise.reject(new Error('help must not open the product')),
    readLine: async () => '',
  });

test('prints help for all commands, for a group and for one command without opening the product', async () => {
  for (const args of [[], ['help'], ['--help']])
    assert.match((await typeHelp(...args)).text, /event-type list[^]*operator create/);
  for (const args of [
    ['help', 'gift-card'],
    ['gift-card', '--help'],
    ['gift-card', 'help'],
  ]) {
    const { isDone, text } = await typeHelp(...args);
    assert.ok(isDone, args.join(' '));
    assert.match(text, /gift-card list/);
    assert.doesNotMatch(text, /event-type|no command/);
  }
  assert.match((await typeHelp('gift-card', 'issue', '--help')).text, /^pnpm ops gift-card issue <dollars>/);
});

test('prints the help of a group without the groups whose names begin like it', async () => {
  for (const args of [
    ['help', 'event'],
    ['event', 'help'],
    ['event', '--help'],
  ]) {
    const { text } = await typeHelp(...args);
    assert.match(text, /event complete/, args.join(' '));
    assert.doesNotMatch(text, /event-type/, args.join(' '));
  }
});

test('has a command for every operator call', () => {
  const anything = { at: () => 'tax', from: () => [], text: () => undefined, texts: () => undefined };
  const keys = opsCommands.map(({ call }) => {
    const toMake = call(anything);
    return typeof toMake === 'string' ? toMake : toMake.key;
  });
  assert.deepEqual([...new Set(keys)].toSorted(), operatorEndpoints.map(({ key }) => key).toSorted());
});

test('creates an operator with the password from the input, and prints the second factor', async (t) => {
  const asked: unknown[] = [];
  const enrolment = { otpauthUri: 'otpauth://totp/x?secret=ABC', recoveryCodes: ['1111-2222', '3333-4444'] };
  const answer = async (...given: unknown[]) => {
    asked.push(given);
    return ok(enrolment);
  };
  const { type } = await terminal(t, { create: answer, resetSecondFactor: answer });
  const created = await type('operator', 'create', 'ops@demo.test', 'Ada', 'Test');
  const reset = await type('operator', 'reset-second-factor', 'ops@demo.test');
  for (const { isDone, text } of [created, reset]) {
    assert.equal(isDone, true);
    for (const shown of [enrolment.otpauthUri, ...enrolment.recoveryCodes]) assert.ok(text.includes(shown));
  }
  const author = { kind: 'command line', user: 'ada' };
  assert.deepEqual(asked, [
    [author, { email: 'ops@demo.test', firstName: 'Ada', lastName: 'Test', password: 'Secret!1' }],
    [author, 'ops@demo.test'],
  ]);
  assert.equal((await type('operator', 'create', 'ops@demo.test')).isDone, false);
  assert.equal((await type('operator', 'reset-second-factor')).isDone, false);
});
