import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { moneyLimits } from '@repo/domain/limits';
import { standardFeeRates } from '@repo/domain/money/fee-rates';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { settingsIn } from './settings.module.ts';

const url = '/api/v1/operator/settings';

const fromTheStart = {
  serviceFee: 5,
  tax: 13,
  recapPrice: 75,
  recapWithLogoPrice: 125,
  extensionPrice: 58,
  defaultHourlyRate: 58,
  isDraftEventAllowed: true,
  isOneHourAllowed: false,
};

async function signInOperator(t: TestContext) {
  const api = await openTestApi(t);
  const { headers, accountId } = await signIn(api, 'operator');
  return {
    ...api,
    accountId,
    read: async () => (await api.app.inject({ url, headers })).json().payload.items,
    change: (payload: object) => api.app.inject({ method: 'PUT', url, headers, payload }),
  };
}

test('[A-10] [A-31] [A-32] [E-R03] starts with the amounts of the specs and readings', async (t) => {
  const { read, database } = await signInOperator(t);
  assert.deepEqual(await read(), fromTheStart);
  assert.deepEqual(await settingsIn(database), {
    ...standardFeeRates(),
    recapPrice: moneyLimits.recapCents,
    recapWithLogoPrice: moneyLimits.recapWithLogoCents,
    extensionPrice: moneyLimits.extensionPerHourCents,
    defaultHourlyRate: moneyLimits.defaultHourlyRateCents,
    isDraftEventAllowed: true,
    isOneHourAllowed: false,
  });
});

test('[A-99] changes single settings, audits each, and shows them at once', async (t) => {
  const { app, change, read, database, accountId } = await signInOperator(t);
  await app.inject({ url: '/api/v1/User/EventSetup/GetMiscAmounts' });
  const given = { serviceFee: 7.25, isOneHourAllowed: true, extensionPrice: 60.5, tax: 13 };
  const changed = await change(given);
  assert.equal(changed.statusCode, 200, changed.body);
  assert.equal(changed.json().message, 'updated_successfully');
  assert.deepEqual(changed.json().payload.items, { ...fromTheStart, ...given });
  assert.deepEqual(await read(), { ...fromTheStart, ...given });
  const amounts = await app.inject({ url: '/api/v1/User/EventSetup/GetMiscAmounts' });
  assert.deepEqual(amounts.json().payload.items, { serviceFee: 7.25, tax: 13 });
  const configuration = await app.inject({ url: '/api/v1/user/userinfo/getconfiguration' });
  assert.equal(configuration.json().payload.items[`${brand.slug}ExtendPrice`], 60.5);
  const about = { by: accountId, action: 'change', kind: 'setting' };
  assert.deepEqual(await auditLines(database), [
    { ...about, id: 'serviceFee', before: { value: 500 }, after: { value: 725 } },
    { ...about, id: 'extensionPrice', before: { value: 5800 }, after: { value: 6050 } },
    { ...about, id: 'isOneHourAllowed', before: { value: false }, after: { value: true } },
  ]);
});

test('[A-31] [A-20] refuses all settings if one is out of bounds', async (t) => {
  const { change, read, database } = await signInOperator(t);
  for (const wrong of [
    { serviceFee: 100.01 },
    { serviceFee: 5.001 },
    { tax: -1 },
    { recapPrice: 0.001 },
    { defaultHourlyRate: 57 },
    { defaultHourlyRate: 501 },
    { isDraftEventAllowed: 'yes' },
  ]) {
    const refused = await change({ recapWithLogoPrice: 99, ...wrong });
    assert.equal(refused.statusCode, 400, JSON.stringify(wrong));
  }
  assert.deepEqual(await read(), fromTheStart);
  assert.deepEqual(await auditLines(database), []);
});

test('audits concurrent changes each from the value the other left', async (t) => {
  const { change, database } = await signInOperator(t);
  await Promise.all([1, 2, 3, 4].map((tax) => change({ tax })));
  const lines = await auditLines(database);
  for (const [index, line] of lines.entries())
    assert.deepEqual(line.before, lines[index - 1]?.after ?? { value: 1300 });
});

test('has the database refuse invalid settings', async (t) => {
  const { database } = await signInOperator(t);
  const set = (name: string, value: number) =>
    database.updateTable('setting').set({ value }).where('name', '=', name).execute();
  await assert.rejects(set('tax', 10_001));
  await assert.rejects(set('recapPrice', -1));
  await assert.rejects(set('isOneHourAllowed', 2));
});

test('[A-20] explains why a percentage of three decimals is refused', async (t) => {
  const { change } = await signInOperator(t);
  const refused = await change({ tax: 14.975 });
  assert.equal(refused.statusCode, 400);
  const [key, reason] = refused.json().errors;
  assert.equal(key, 'invalid_input');
  assert.match(reason, /^tax: a percentage has at most two decimals/);
});
