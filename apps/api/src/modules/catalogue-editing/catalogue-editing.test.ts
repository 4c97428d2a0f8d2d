import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { openTestApi } from '../../testing/test-api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function signInOperator(t: TestContext) {
  const api = await openTestApi(t);
  const operator = await signIn(api, 'operator');
  const call = (method: Method, path: string, payload?: object) =>
    api.app.inject({
      method,
      url: `/api/v1/operator/${path}`,
      headers: operator.headers,
      ...(payload === undefined ? {} : { payload }),
    });
  return { ...api, operator, call };
}

/** The three lists: a valid new item, a change of it, and the public list. */
const lists = [
  {
    list: 'event-types',
    kind: 'event type',
    given: {
      nameEn: 'Prom',
      nameFr: 'Bal de finissants',
      shots: [{ nameEn: 'The dress', nameFr: 'La robe' }],
    },
    made: { nameEn: 'Prom', nameFr: 'Bal de finissants', position: 13, requiresNotes: false, isActive: true },
    change: { shots: [], nameEn: 'Prom night' },
    twin: { nameEn: 'Double', nameFr: 'Double', position: 12 },
    wrong: { nameEn: '', nameFr: 'Bal' },
    read: '/api/v1/User/EventSetup/GetEventTypes',
    shown: 'Prom night',
  },
  {
    list: 'recap-types',
    kind: 'recap type',
    given: { nameEn: 'Calm', nameFr: 'Calme', featureFile: 'recap-calm.jpg', sampleFile: 'recap-calm.mp4' },
    made: { nameEn: 'Calm', nameFr: 'Calme', featureFile: 'recap-calm.jpg', position: 7, isActive: true },
    change: { nameEn: 'Very calm' },
    twin: { nameEn: 'A', nameFr: 'B', featureFile: 'a.jpg', sampleFile: 'a.mp4', position: 1 },
    wrong: { nameEn: 'A', nameFr: 'B', featureFile: '../a.jpg', sampleFile: 'a.mp4' },
    read: '/api/v1/User/EventSetup/getReelTypes',
    shown: 'Very calm',
  },
  {
    list: 'devices',
    kind: 'device',
    given: { name: 'Fairphone 6' },
    made: { name: 'Fairphone 6', isActive: true },
    change: { name: 'Fairphone 6 Pro' },
    twin: { name: 'IPHONE 17' },
    wrong: { name: ' ' },
    read: `/api/v1/admin/${brand.slug}/GetDevices`,
    shown: 'Fairphone 6 Pro',
  },
];

for (const { list, kind, given, made, change, twin, wrong, read, shown } of lists) {
  test(`[A-99] shows items that an operator adds to the ${list} or changes at once`, async (t) => {
    const { app, call, operator, database } = await signInOperator(t);
    await app.inject({ url: read });
    const added = await call('POST', list, given);
    assert.equal(added.statusCode, 200, added.body);
    assert.equal(added.json().message, 'saved_successfully');
    const item = added.json().payload.items;
    assert.deepEqual({ ...item, ...made }, item);
    const changed = await call('PUT', `${list}/${item.id}`, change);
    assert.equal(changed.json().message, 'updated_successfully');
    assert.deepEqual(changed.json().payload.items, { ...item, ...change });
    assert.match((await app.inject({ url: read })).body, new RegExp(`"${shown}"`));
    const listed = (await call('GET', list)).json().payload.items;
    assert.ok(listed.some(({ id }: { id: number }) => id === item.id));
    const about = { by: operator.accountId, kind, id: String(item.id) };
    assert.deepEqual(await auditLines(database), [
      { ...about, action: 'add', before: null, after: item },
      { ...about, action: 'change', before: item, after: { ...item, ...change } },
    ]);
  });

  test(`hides inactive ${list} from visitors and shows them to operators`, async (t) => {
    const { app, call } = await signInOperator(t);
    const item = (await call('POST', list, given)).json().payload.items;
    await call('PUT', `${list}/${item.id}`, { ...change, isActive: false });
    assert.doesNotMatch((await app.inject({ url: read })).body, new RegExp(`"${shown}"`));
    assert.match((await call('GET', list)).body, new RegExp(`"${shown}"`));
  });

  test(`refuses a duplicate of the ${list} and writes nothing`, async (t) => {
    const { call, database } = await signInOperator(t);
    const refused = await call('POST', list, twin);
    assert.equal(refused.statusCode, 409, refused.body);
    assert.deepEqual(refused.json().errors, ['one_or_more_fields_exists_already']);
    assert.equal((await call('POST', list, wrong)).statusCode, 400);
    assert.deepEqual(await auditLines(database), []);
  });

  test(`audits no line for a change of the ${list} without effect`, async (t) => {
    const { call, database } = await signInOperator(t);
    const before = (await call('GET', list)).json().payload.items[0];
    for (const payload of [{}, { isActive: true }]) {
      const reply = await call('PUT', `${list}/1`, payload);
      assert.deepEqual(reply.json().payload.items, before);
    }
    assert.deepEqual(await auditLines(database), []);
  });

  test(`takes three statements for a change of the ${list}, besides authentication`, async (t) => {
    const { call, statements } = await signInOperator(t);
    await call('GET', list);
    const before = statements();
    await call('PUT', `${list}/1`, change);
    assert.equal(statements() - before, 3);
  });
}

test('[C-R17] [E-R02] refuses the name of an active event type or vibe and accepts that of an inactive one', async (t) => {
  const { call } = await signInOperator(t);
  const files = { featureFile: 'a.jpg', sampleFile: 'a.mp4' };
  for (const [list, taken, free] of [
    ['event-types', { nameEn: 'WEDDING', nameFr: 'Noces' }, { nameEn: 'Nuptials', nameFr: 'mariage' }],
    [
      'recap-types',
      { nameEn: 'UPBEAT', nameFr: 'Vif', ...files },
      { nameEn: 'Lively', nameFr: 'énergique', ...files },
    ],
  ] as const) {
    for (const given of [taken, free]) {
      const reply = await call('POST', list, given);
      assert.deepEqual(
        [reply.statusCode, reply.json().errors[0]],
        [409, 'one_or_more_fields_exists_already'],
        reply.body,
      );
    }
    const { items } = (await call('GET', list)).json().payload;
    const old = items.find(({ nameEn }: { nameEn: string }) => nameEn.toUpperCase() === taken.nameEn);
    await call('PUT', `${list}/${old.id}`, { isActive: false });
    assert.equal((await call('POST', list, taken)).statusCode, 200);
    assert.equal((await call('PUT', `${list}/${old.id}`, { isActive: true })).statusCode, 409);
  }
});

test('[A-56] [C-R19] requires notes by the flag, not by the last position', async (t) => {
  const { call } = await signInOperator(t);
  await call('POST', 'event-types', { nameEn: 'Prom', nameFr: 'Bal', requiresNotes: true });
  const listed: { requiresNotes: boolean }[] = (await call('GET', 'event-types')).json().payload.items;
  assert.deepEqual(
    listed.flatMap(({ requiresNotes }, index) => (requiresNotes ? [index + 1] : [])),
    [12, 13],
  );
});

test('[C-R18] returns a replaced shot list at once', async (t) => {
  const { app, call } = await signInOperator(t);
  const url = '/api/v1/User/EventSetup/GetEventTypeItems/1';
  await app.inject({ url });
  await call('PUT', 'event-types/1', { shots: [{ nameEn: 'Only this', nameFr: 'Rien d’autre' }] });
  assert.deepEqual((await app.inject({ url })).json().payload.items, [{ itemName: 'Only this' }]);
});

test('[C-R15] adds and removes served areas with an audit line for each change', async (t) => {
  const { app, call, database, operator } = await signInOperator(t);
  const read = async () => (await app.inject({ url: '/api/v1/Admin/PostalCode' })).body;
  assert.doesNotMatch(await read(), /"K1A"/);
  const added = await call('POST', 'postal-codes', { codes: ['k1a', ' M5* ', 'K1A', 'N2*'] });
  assert.equal(added.statusCode, 200, added.body);
  assert.match(await read(), /"K1A".*"N2\*"/);
  const removed = await call('DELETE', 'postal-codes/k1a');
  assert.equal(removed.statusCode, 200);
  assert.doesNotMatch(await read(), /"K1A"/);
  assert.deepEqual(removed.json().payload.items, (await call('GET', 'postal-codes')).json().payload.items);
  assert.equal((await call('DELETE', 'postal-codes/K1A')).statusCode, 404);
  assert.equal((await call('POST', 'postal-codes', { codes: [] })).statusCode, 400);
  assert.equal((await call('POST', 'postal-codes', { codes: ['M5V 2T6'] })).statusCode, 400);
  const about = { by: operator.accountId, kind: 'postal code' };
  assert.deepEqual(await auditLines(database), [
    { ...about, action: 'add', id: 'K1A', before: null, after: { code: 'K1A' } },
    { ...about, action: 'add', id: 'N2*', before: null, after: { code: 'N2*' } },
    { ...about, action: 'remove', id: 'K1A', before: { code: 'K1A' }, after: null },
  ]);
});

test('shows a change of another process within five seconds', async (t) => {
  const api = await openTestApi(t);
  const url = '/api/v1/Admin/PostalCode';
  await api.app.inject({ url });
  await api.database.insertInto('servicedPostalCode').values({ code: 'K1A' }).execute();
  assert.doesNotMatch((await api.app.inject({ url })).body, /K1A/);
  api.clock.advanceSeconds(5);
  assert.match((await api.app.inject({ url })).body, /K1A/);
});
