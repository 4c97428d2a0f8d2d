import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { signIn } from '../../../testing/actors.ts';
import type { TestActor } from '../../../testing/actors.ts';
import { signInApproved } from '../../../testing/access/approved-provider.ts';
import { call, outcomeOf } from '../../../testing/calls.ts';
import { openTestApi } from '../../../testing/test-api.ts';

const urlOf = (id: number) => `/api/v1/${brand.slug}/Profile/Info/${id}`;

const home = { id: 0, currentLocation: '290 Bremner Blvd, Toronto', latitude: 43.6426, longitude: -79.3871 };
const form = {
  firstName: 'Maya',
  lastName: 'Rao',
  email: 'other@demo.test',
  phoneNumber: '+1 (416) 555-0100',
  emergencyContactName: 'Devon',
  emergencyContactNumber: '416 555 0111',
  hstNumber: '123456789RT0001',
  Location: [home],
};

async function openApproved(t: TestContext) {
  const api = await openTestApi(t);
  const provider = await signInApproved(api);
  const id = provider.accountId;
  return {
    api,
    id,
    provider,
    read: async () => (await call(api, 'GET', urlOf(id), undefined, provider)).json().payload.items,
    save: (changes: object = {}, headers: Record<string, string> = provider.headers) =>
      call(api, 'PUT', urlOf(id), { ...form, ...changes }, { headers }),
  };
}

test('[Y-R01] saves the personal data, normalised, and leaves the email unchanged', async (t) => {
  const { api, id, provider, read, save } = await openApproved(t);
  const statementsBefore = api.statements();
  const reply = await save();
  assert.deepEqual(outcomeOf(reply), [200, 'updated_successfully']);
  assert.ok(api.statements() - statementsBefore <= 4);
  const saved = {
    id,
    firstName: 'Maya',
    lastName: 'Rao',
    email: provider.email,
    phoneNumber: '4165550100',
    secondaryPhoneNumber: null,
    emergencyContactName: 'Devon',
    emergencyContactNumber: '4165550111',
    hstNumber: '123456789RT0001',
    Location: [{ ...home, id, sbUserId: id }],
  };
  assert.deepEqual(reply.json().payload.items, saved);
  assert.deepEqual(await read(), saved);
});

test('refuses a guest with 401, a host with 403, and other providers with 404', async (t) => {
  const { api, save } = await openApproved(t);
  const headersOf = async (actor: Promise<TestActor>) => (await actor).headers;
  assert.deepEqual(outcomeOf(await save({}, {})), [401, 'session_has_expired']);
  assert.deepEqual(outcomeOf(await save({}, await headersOf(signIn(api, 'host')))), [403, 'not_allowed']);
  const foreign = outcomeOf(await save({}, await headersOf(signInApproved(api))));
  assert.deepEqual(foreign, [404, 'object_does_not_exist']);
  const notApproved = await signIn(api, 'provider');
  const missing = await call(api, 'PUT', urlOf(notApproved.accountId), form, notApproved);
  assert.deepEqual(outcomeOf(missing), [404, 'object_does_not_exist']);
});

const refused = [
  ['no first name', { firstName: ' ' }, 'this_field_is_required'],
  ['a name that begins with a digit', { lastName: '4ever' }, 'this_field_is_invalid'],
  ['a name of 36 letters', { firstName: 'M'.repeat(36) }, 'this_field_is_too_long'],
  ['a short phone number', { phoneNumber: '55501' }, 'this_field_is_invalid'],
  ['no emergency contact', { emergencyContactName: '' }, 'this_field_is_required'],
  ['a tax number with a dash', { hstNumber: '12-34' }, 'this_field_is_invalid'],
  ['no address', { Location: [] }, 'invalid_location'],
  ['an address without coordinates', { Location: [{ currentLocation: 'Somewhere' }] }, 'invalid_location'],
] as const;

for (const [title, change, code] of refused) {
  test(`[Y-R01] refuses ${title} and saves nothing`, async (t) => {
    const { read, save } = await openApproved(t);
    const before = await read();
    assert.deepEqual(outcomeOf(await save(change)), [400, code]);
    assert.deepEqual(await read(), before);
  });
}

test('[Y-R01] [Z-R01] refuses a name of ten megabytes in the envelope, and saves nothing', async (t) => {
  const { read, save } = await openApproved(t);
  const before = await read();
  const reply = await save({ firstName: 'M'.repeat(10 * 1024 * 1024) });
  assert.equal(reply.statusCode, 413);
  const { message, ...envelope } = reply.json();
  assert.deepEqual(envelope, { status: 1, errors: ['request_too_large'], payload: { items: null } });
  assert.notEqual(message, '');
  assert.deepEqual(await read(), before);
});

test('[Y-R01] [FF-42] draws another search point for a new home, and keeps it for the same one', async (t) => {
  const { api, id, save } = await openApproved(t);
  const points = async () => {
    const drawn = await api.database
      .selectFrom('searchPoint')
      .select('id')
      .where('providerId', '=', id)
      .execute();
    return drawn.length;
  };
  const before = await points();
  await save({ Location: [{ ...home, latitude: 43.78, longitude: -79.2 }] });
  assert.equal(await points(), before + 1);
  await save({ firstName: 'May', Location: [{ ...home, latitude: 43.78, longitude: -79.2 }] });
  assert.equal(await points(), before + 1);
});
