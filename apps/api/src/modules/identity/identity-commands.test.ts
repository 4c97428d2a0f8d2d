import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccount, testPassword } from '../../testing/identity/accounts.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { auditedOperator, createOperator, passwordHashes } from './identity.module.ts';
import { sweepIdentity } from './sweep-identity.ts';

test('[A-36] an operator is made once per address, with a line in the audit log, and signs in at once', async (t) => {
  const api = await openTestApi(t);
  const author = { kind: 'command line', user: 'ada' } as const;
  const operator = { email: 'Ops@demo.test', firstName: 'Olu', lastName: 'Ops', password: testPassword };
  assert.equal((await auditedOperator(api, author, operator)).ok, true);
  assert.deepEqual(await auditedOperator(api, author, operator), {
    ok: false,
    failure: 'user_already_exists',
  });
  const { email } = await createAccount(api);
  assert.equal((await auditedOperator(api, author, { ...operator, email })).ok, false);
  const lines = await auditLines(api.database);
  assert.equal(lines.length, 1);
  assert.ok(!JSON.stringify(lines).includes(testPassword));
  const door = { userName: 'ops@demo.test', password: testPassword };
  const reply = await call(api, 'POST', '/api/v1/login/User', door);
  assert.deepEqual(outcomeOf(reply), [200, 'logged_in_successfully']);
  assert.equal(reply.json().payload.items.user.userTypeId, 4);
});

test('an operator needs what everybody needs who signs up', async (t) => {
  const api = await openTestApi(t);
  const tools = { ...api, hashes: passwordHashes() };
  const operator = { email: 'ops@demo.test', firstName: 'Olu', lastName: 'Ops', password: testPassword };
  const rows = [
    [{ email: 'ops' }, 'this_field_is_invalid'],
    [{ firstName: ' ' }, 'this_field_is_required'],
    [{ lastName: 'a'.repeat(36) }, 'this_field_is_too_long'],
    [{ password: 'weak' }, 'password_instruction_error'],
  ] as const;
  for (const [changes, failure] of rows) {
    assert.deepEqual(await createOperator(tools, { ...operator, ...changes }), { ok: false, failure });
  }
});

test('sessions and links that have been over for a month are taken away, others stay', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const door = { userName: email, password: testPassword };
  const forgotten = { email, userTypeId: 2 };
  await call(api, 'POST', '/api/v1/login/User', door);
  await call(api, 'POST', '/api/v1/login/ForgotPassword', forgotten);
  await api.jobs.runDue();
  api.clock.advanceSeconds(61 * 86_400);
  await call(api, 'POST', '/api/v1/login/User', door);
  await call(api, 'POST', '/api/v1/login/ForgotPassword', forgotten);
  await api.jobs.runDue();
  await sweepIdentity(api);
  for (const table of ['session', 'refresh_token', 'mail_token'] as const) {
    assert.equal((await api.database.selectFrom(table).selectAll().execute()).length, 1);
  }
});
