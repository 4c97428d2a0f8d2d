import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAccount, testPassword } from '../../testing/identity/accounts.ts';
import { call } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { sweepIdentity } from './sweep-identity.ts';

test('deletes sessions and tokens that ended a month ago and keeps others', async (t) => {
  const api = await openTestApi(t);
  const { email } = await createAccount(api);
  const login = { userName: email, password: testPassword };
  const forgotten = { email, userTypeId: 2 };
  await call(api, 'POST', '/api/v1/login/User', login);
  await call(api, 'POST', '/api/v1/login/ForgotPassword', forgotten);
  await api.jobs.runDue();
  api.clock.advanceSeconds(61 * 86_400);
  await call(api, 'POST', '/api/v1/login/User', login);
  await call(api, 'POST', '/api/v1/login/ForgotPassword', forgotten);
  await api.jobs.runDue();
  await sweepIdentity(api);
  for (const table of ['session', 'refreshToken', 'mailToken'] as const) {
    assert.equal((await api.database.selectFrom(table).selectAll().execute()).length, 1);
  }
});
