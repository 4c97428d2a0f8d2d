import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signIn } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { openTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';

const url = (id: number) => `/api/v1/user/userinfo/${id}`;

const home = {
  currentAddress: '290 Bremner Blvd, Toronto, ON M5V 3L9',
  latitude: 43.6426,
  longitude: -79.3871,
  city: 'Toronto',
  postalCode: 'M5V 3L9',
  province: 'Ontario',
  country: 'Canada',
};

const form = (id: number) => ({
  id,
  firstName: 'Ana',
  lastName: 'Li',
  email: 'ana@demo.test',
  phoneNumber: '+1 (416) 555-0100',
  ...home,
});

async function openWithHost(t: Parameters<typeof openTestApi>[0]) {
  const api = await openTestApi(t);
  const host = await signIn(api, 'host');
  const read = () => call(api, 'GET', url(host.accountId), undefined, host);
  const save = (changes: object = {}) =>
    call(api, 'PUT', url(host.accountId), { ...form(host.accountId), ...changes }, host);
  return { api, host, read, save };
}

const consentsOf = ({ database }: TestApi) =>
  database.selectFrom('consent').select(['isGiven', 'textVersion']).orderBy('id').execute();

test('[P-R01] returns nulls for an incomplete account and all fields for a saved one', async (t) => {
  const { host, read, save } = await openWithHost(t);
  assert.deepEqual((await read()).json().payload.items, {
    id: host.accountId,
    firstName: 'Robin',
    lastName: 'Test',
    email: host.email,
    phoneNumber: null,
    currentAddress: null,
    longitude: null,
    latitude: null,
    city: null,
    postalCode: null,
    province: null,
    country: null,
    newsOptIn: false,
  });
  assert.deepEqual(outcomeOf(await save()), [200, 'updated_successfully']);
  assert.deepEqual((await read()).json().payload.items, {
    ...form(host.accountId),
    email: host.email,
    phoneNumber: '4165550100',
    newsOptIn: false,
  });
});

test('[P-R01] [A-50] lets the owner and operators read an account and only the owner change it', async (t) => {
  const { api, host, save } = await openWithHost(t);
  const other = await signIn(api, 'host');
  const provider = await signIn(api, 'provider');
  const operator = await signIn(api, 'operator');
  const read = (id: number, headers: Record<string, string> = {}) =>
    call(api, 'GET', url(id), undefined, { headers });
  assert.deepEqual(outcomeOf(await read(host.accountId)), [401, 'session_has_expired']);
  assert.deepEqual(outcomeOf(await read(host.accountId, provider.headers)), [403, 'not_allowed']);
  const foreign = await read(host.accountId, other.headers);
  assert.deepEqual(outcomeOf(foreign), [404, 'object_does_not_exist']);
  assert.equal(foreign.body, (await read(999_999, other.headers)).body);
  assert.equal((await read(host.accountId, operator.headers)).json().payload.items.email, host.email);
  assert.equal((await read(999_999, operator.headers)).body, foreign.body);
  assert.equal((await read(provider.accountId, operator.headers)).body, foreign.body);
  assert.deepEqual(outcomeOf(await save({ id: other.accountId })), [404, 'object_does_not_exist']);
  const byOperator = await call(api, 'PUT', url(host.accountId), form(host.accountId), operator);
  assert.deepEqual(outcomeOf(byOperator), [403, 'not_allowed']);
});

test('[P-R02] refuses an invalid form with the key of its field', async (t) => {
  const { save } = await openWithHost(t);
  const rows = [
    [{ firstName: '' }, 'this_field_is_required'],
    [{ firstName: '1Ana' }, 'this_field_is_invalid'],
    [{ lastName: 'a'.repeat(36) }, 'this_field_is_too_long'],
    [{ phoneNumber: '12345678' }, 'this_field_is_invalid'],
    [{ phoneNumber: '' }, 'this_field_is_required'],
    [{ city: ' ' }, 'this_field_is_required'],
    [{ city: 'a'.repeat(71) }, 'this_field_is_too_long'],
    [{ postalCode: 'a'.repeat(21) }, 'this_field_is_too_long'],
    [{ province: 'a'.repeat(91) }, 'this_field_is_too_long'],
    [{ country: 'a'.repeat(101) }, 'this_field_is_too_long'],
    [{ currentAddress: '' }, 'this_field_is_required'],
    [{ latitude: 91 }, 'invalid_input'],
  ] as const;
  for (const [changes, key] of rows) assert.deepEqual(outcomeOf(await save(changes)), [400, key]);
});

test('[P-R03] requires a changed address to be picked from the suggestions', async (t) => {
  const { read, save } = await openWithHost(t);
  const typed = { currentAddress: '1 King St W', latitude: null, longitude: null };
  const refused = await save(typed);
  assert.deepEqual(outcomeOf(refused), [400, 'please_select_diffrent_address']);
  assert.equal(refused.json().message, 'Please select diffrent address.');
  await save();
  assert.deepEqual(outcomeOf(await save(typed)), [400, 'please_select_diffrent_address']);
  const half = await save({ currentAddress: '1 King St W', latitude: 43.6, longitude: null });
  assert.deepEqual(outcomeOf(half), [400, 'please_select_diffrent_address']);
  const unchanged = { latitude: undefined, longitude: undefined, firstName: 'Anna' };
  assert.equal((await save(unchanged)).statusCode, 200);
  const { firstName, latitude, currentAddress } = (await read()).json().payload.items;
  assert.deepEqual([firstName, latitude, currentAddress], ['Anna', home.latitude, home.currentAddress]);
  const picked = { currentAddress: '1 King St W', latitude: 43.6491, longitude: -79.3778 };
  assert.equal((await save(picked)).statusCode, 200);
  assert.equal((await read()).json().payload.items.latitude, 43.6491);
});

test('[P-R01] ignores a sent email, which is read-only', async (t) => {
  const { host, read, save } = await openWithHost(t);
  await save({ email: 'other@demo.test' });
  assert.equal((await read()).json().payload.items.email, host.email);
});

test('[A-43] stores every change of the consent to news', async (t) => {
  const { api, read, save } = await openWithHost(t);
  const news = async () => (await read()).json().payload.items.newsOptIn;
  for (const [chosen, expected] of [
    [true, true],
    [true, true],
    [undefined, true],
    [false, false],
  ] as const) {
    await save({ newsOptIn: chosen });
    assert.equal(await news(), expected);
  }
  const consents = await consentsOf(api);
  assert.deepEqual(
    consents.map((row) => [row.isGiven, row.textVersion]),
    [
      [true, 'news 2026-06'],
      [false, 'news 2026-06'],
    ],
  );
});

test('takes two statements to read an account and four to save it', async (t) => {
  const { api, read, save } = await openWithHost(t);
  await read();
  assert.equal(api.statements(), 2);
  await save({ newsOptIn: true });
  assert.equal(api.statements(), 6);
});
