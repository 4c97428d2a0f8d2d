import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { call } from '../../testing/calls.ts';
import { createProvider } from '../../testing/provider-factory.ts';
import { openTestApi } from '../../testing/test-api.ts';

test('[A-31] changes the rate of a provider within its bounds and audits the rate before', async (t) => {
  const api = await openTestApi(t);
  const operator = await signIn(api, 'operator');
  const { id } = await createProvider(api.database, { hourlyRateCents: 5800 });
  const change = (providerId: number, hourlyRate: number) =>
    call(api, 'PUT', `/api/v1/operator/providers/${providerId}/rate`, { hourlyRate }, operator);
  assert.deepEqual((await change(id, 61)).json().payload.items, { hourlyRate: 61 });
  assert.equal((await change(id + 1, 61)).statusCode, 404);
  assert.equal((await change(id, 57)).statusCode, 400);
  const { rate } = await api.database
    .selectFrom('provider')
    .select('hourlyRateCents as rate')
    .where('accountId', '=', id)
    .executeTakeFirstOrThrow();
  assert.equal(rate, 6100);
  assert.deepEqual(await auditLines(api.database), [
    {
      by: operator.accountId,
      action: 'change',
      kind: 'provider rate',
      id: String(id),
      before: { hourlyRate: 58 },
      after: { hourlyRate: 61 },
    },
  ]);
});
