import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '@repo/domain/result';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { auditedChange } from './audit.module.ts';

const url = '/api/v1/operator/audit';
const author = { kind: 'command line', user: 'ada' } as const;
const change = { action: 'add', object: { kind: 'device', id: 7 }, before: null, after: { name: 'x' } };

test('[A-99] lists the log newest first, by page and object, with author, time and change', async (t) => {
  const api = await openTestApi(t);
  const { headers, accountId } = await signIn(api, 'operator');
  const add = (name: string) =>
    api.app.inject({ method: 'POST', url: '/api/v1/operator/devices', headers, payload: { name } });
  for (let number = 1; number <= 14; number += 1) {
    await add(`Phone ${number}`);
    api.clock.advanceSeconds(1);
  }
  await auditedChange(api, author, async () => ok({ value: null, changes: [change] }));
  const read = async (query: string) =>
    (await api.app.inject({ url: `${url}?${query}`, headers })).json().payload;
  const first = await read('page=1');
  assert.equal(first.total, 15);
  assert.equal(first.items.length, 12);
  const { id, ...newest } = first.items[0];
  assert.equal(typeof id, 'number');
  assert.deepEqual(newest, {
    at: Math.floor(api.clock.nowMs() / 1000),
    operatorId: null,
    providerId: null,
    commandLineUser: 'ada',
    action: 'add',
    objectKind: 'device',
    objectId: '7',
    before: null,
    after: { name: 'x' },
  });
  assert.deepEqual(first.items[1].operatorId, accountId);
  assert.equal((await read('page=2')).items.length, 3);
  assert.equal((await read('')).items.length, 15);
  assert.equal((await read('objectKind=device&objectId=7')).total, 1);
  assert.equal((await read('objectKind=postal%20code')).total, 0);
  assert.equal(
    (await api.app.inject({ url: `${url}?objectKind=${'x'.repeat(61)}`, headers })).statusCode,
    400,
  );
});

test('takes two statements for a page, however long the log is', async (t) => {
  const api = await openTestApi(t);
  const { headers } = await signIn(api, 'operator');
  await api.app.inject({ url, headers });
  const before = api.statements();
  await api.app.inject({ url: `${url}?page=1`, headers });
  assert.equal(api.statements() - before, 2);
});

test('refuses to change or delete lines', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  await auditedChange({ database, clock: fixedClock() }, author, async () =>
    ok({ value: null, changes: [change] }),
  );
  await assert.rejects(database.updateTable('audit').set({ action: 'other' }).execute(), /only grows/);
  await assert.rejects(database.deleteFrom('audit').execute(), /only grows/);
  assert.equal((await auditLines(database)).length, 1);
});

test('writes neither the change nor a line when a change fails or throws', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const deps = { database, clock: fixedClock() };
  const refused = await auditedChange(deps, author, async (transaction) => {
    await transaction.insertInto('device').values({ name: 'Half' }).execute();
    return { ok: false, failure: 'invalid_input' } as const;
  });
  assert.deepEqual(refused, { ok: false, failure: 'invalid_input' });
  await assert.rejects(
    auditedChange(deps, author, async (transaction) => {
      await transaction.insertInto('device').values({ name: 'Half' }).execute();
      throw new Error('the power failed');
    }),
    /power/,
  );
  const half = await database.selectFrom('device').select('id').where('name', '=', 'Half').execute();
  assert.deepEqual(half, []);
  assert.deepEqual(await auditLines(database), []);
});
