import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { fail, ok } from '@repo/domain/result';
import { createAccount, testPassword } from '../../testing/accounts.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { sentMails, tokenInLastMail } from '../../testing/sent-mails.ts';
import { openTestApi } from '../../testing/test-api.ts';
import { applicationsModule } from './applications.module.ts';
import type { CreateProvider, ProviderApplication, ReceivedPhoto } from './applications.module.ts';

type Provider = Parameters<CreateProvider>[1];

/** The module with a folder for photos, and a profile that is made of nothing but what it was given. */
async function openApplications(t: TestContext) {
  const api = await openTestApi(t);
  const folder = new Set<string>();
  const providers: Provider[] = [];
  const { id: deviceId } = await api.database
    .insertInto('device')
    .values({ name: 'A phone of the test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { database, statements } = countStatements(api.database);
  const applications = applicationsModule({
    ...api,
    database,
    publicUrl: () => 'http://product.test',
    createProvider: async (_, provider) => void providers.push(provider),
    photos: {
      keep: async ({ fileName, path }) => {
        if (path === 'no picture') return fail('invalid_file_type');
        folder.add(`kept-${fileName}`);
        return ok(`kept-${fileName}`);
      },
      remove: async (name) => void folder.delete(name),
    },
  });
  const form: ProviderApplication<ReceivedPhoto> = {
    firstName: 'Maya',
    lastName: 'Roy',
    email: 'maya@demo.test',
    currentLocation: '1 King St W, Toronto',
    latitude: 43.6491,
    longitude: -79.3778,
    travelKm: 20,
    instagramHandle: '@maya',
    deviceId,
    phoneNumber: '4165550100',
    referralName: 'Devon',
    locale: 'fr-CA',
    answers: [2, 3, 4, 14].map((questionTypeId) => ({ questionTypeId, answer: `Answer ${questionTypeId}` })),
    photos: [
      { fileName: 'a.jpg', path: 'a' },
      { fileName: 'b.PNG', path: 'b' },
    ],
  };
  const apply = (changes: Partial<typeof form> = {}) => applications.apply({ ...form, ...changes });
  const approve = (id: number, hourlyRateCents?: number) =>
    api.database
      .transaction()
      .execute((transaction) => applications.approve(transaction, { id, hourlyRateCents }));
  const refuse = (id: number, reason: string) =>
    api.database.transaction().execute((transaction) => applications.refuse(transaction, { id, reason }));
  const only = async (): Promise<number> =>
    (await applications.list(undefined, { limit: 1, offset: 0 })).items[0]?.id ?? 0;
  return { api, applications, apply, approve, refuse, only, folder, providers, form, statements };
}

test('[R-R01] an application is kept with its answers and photos, and answered by mail', async (t) => {
  const { api, applications, apply, only, folder, form } = await openApplications(t);
  assert.deepEqual(await apply(), { ok: true, value: null });
  const read = await applications.read(await only());
  assert.deepEqual(read, {
    id: read?.id,
    state: 'open',
    appliedAt: new Date(api.clock.nowMs()),
    firstName: 'Maya',
    lastName: 'Roy',
    email: 'maya@demo.test',
    phoneNumber: '4165550100',
    instagramHandle: '@maya',
    deviceName: 'A phone of the test',
    currentLocation: form.currentLocation,
    travelKm: 20,
    referralName: 'Devon',
    reason: null,
    answers: form.answers,
    photoNames: ['kept-a.jpg', 'kept-b.PNG'],
  });
  assert.deepEqual([...folder], ['kept-a.jpg', 'kept-b.PNG']);
  assert.deepEqual(
    (await sentMails(api)).map(({ to, subject }) => [...to, subject]),
    [['maya@demo.test', 'Nous avons reçu votre candidature']],
  );
});

test('[R-R10] an address applies once, also at once, and not when it is a provider’s; no photo is left over', async (t) => {
  const { api, apply, approve, refuse, only, folder } = await openApplications(t);
  const taken = { ok: false, failure: 'sorry_this_user_email_has_already_applied' };
  const first = await Promise.all([apply(), apply({ photos: [{ fileName: 'c.jpg', path: 'c' }] })]);
  assert.deepEqual(first.map((result) => result.ok).toSorted(), [false, true]);
  assert.equal((await sentMails(api)).length, 1);
  const kept = folder.size;
  const names = await api.database.selectFrom('application_photo').select('file_name').execute();
  assert.equal(kept, names.length);
  assert.deepEqual(await apply(), taken);
  await refuse(await only(), 'Not now');
  assert.deepEqual(await apply(), taken);
  await createAccount(api, { kind: 'provider', email: 'devon@demo.test' });
  assert.deepEqual(await apply({ email: 'devon@demo.test' }), taken);
  assert.equal(folder.size, kept);
  assert.equal((await approve(await only())).ok, false);
});

test('[R-R03] [R-R06] [R-R07] [R-R08] what the form does not take is refused with its key, and leaves nothing', async (t) => {
  const { api, apply, folder, form } = await openApplications(t);
  const photo = { fileName: 'a.jpg', path: 'a' };
  const rows: readonly (readonly [Partial<typeof form>, string])[] = [
    [{ currentLocation: ' ' }, 'this_field_is_required'],
    [{ latitude: 123 }, 'invalid_location'],
    [{ answers: form.answers.slice(1) }, 'invalid_questions_submission'],
    [{ photos: [] }, 'please_select_image'],
    [{ photos: [photo, photo, photo, photo] }, 'max_3_photos_can_be_selected'],
    [{ photos: [{ fileName: 'a.pdf', path: 'a' }] }, 'invalid_file_type'],
    [{ photos: [photo, { fileName: 'b.jpg', path: 'no picture' }] }, 'invalid_file_type'],
    [{ deviceId: form.deviceId + 1 }, 'invalid_input'],
  ];
  for (const [changes, failure] of rows) {
    assert.deepEqual(await apply(changes), { ok: false, failure });
  }
  assert.equal(folder.size, 0);
  await api.database.updateTable('device').set({ is_active: false }).execute();
  assert.deepEqual(await apply(), { ok: false, failure: 'invalid_input' });
  assert.equal((await api.database.selectFrom('application').selectAll().execute()).length, 0);
});

test('[A-31] [A-71] an approved applicant becomes a provider, creates a password by the mail, and signs in', async (t) => {
  const { api, applications, apply, approve, only, providers, form } = await openApplications(t);
  await apply();
  const id = await only();
  const approved = await approve(id, 7250);
  assert.ok(approved.ok);
  const { accountId } = approved.value;
  const { currentLocation: homeAddress, latitude, longitude, travelKm, deviceId, phoneNumber } = form;
  const now = new Date(api.clock.nowMs());
  const place = { homeAddress, latitude, longitude, travelKm };
  assert.deepEqual(providers, [{ accountId, ...place, hourlyRateCents: 7250, deviceId, phoneNumber, now }]);
  assert.equal((await applications.read(id))?.state, 'approved');
  const passwordToken = await tokenInLastMail(api);
  const door = { userName: 'maya@demo.test', password: testPassword };
  assert.equal((await call(api, 'POST', '/api/v1/login/SBUser', door)).statusCode, 400);
  const passwords = { password: testPassword, confirmPassword: testPassword };
  const set = { id: passwordToken, ...passwords };
  assert.equal((await call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, set)).statusCode, 200);
  const reply = await call(api, 'POST', '/api/v1/login/SBUser', door);
  assert.deepEqual(outcomeOf(reply), [200, 'logged_in_successfully']);
  assert.equal(reply.json().payload.items.user.id, accountId);
});

test('[A-31] the rate is 58 dollars unless another one between 58 and 500 is given', async (t) => {
  const { apply, approve, only, providers } = await openApplications(t);
  await apply();
  const id = await only();
  for (const cents of [5799, 50_001]) {
    assert.deepEqual(await approve(id, cents), { ok: false, failure: 'invalid_input' });
  }
  assert.ok((await approve(id)).ok);
  assert.equal(providers[0]?.hourlyRateCents, 5800);
});

test('an application is decided once, by one of two operators who do so at the same time', async (t) => {
  const { api, apply, approve, refuse, only } = await openApplications(t);
  await apply();
  const id = await only();
  const results = await Promise.all([approve(id), approve(id), refuse(id, 'Too far')]);
  assert.equal(results.filter((result) => result.ok).length, 1);
  assert.ok(results.every((result) => result.ok || result.failure === 'action_is_not_possible_now'));
  assert.equal((await sentMails(api)).length, 2);
  const missing = { ok: false, failure: 'object_does_not_exist' };
  assert.deepEqual([await approve(id + 1), await refuse(id + 1, '')], [missing, missing]);
});

test('a refusal is kept and sent with its reason', async (t) => {
  const { api, applications, apply, refuse, only } = await openApplications(t);
  await apply();
  const id = await only();
  assert.ok((await refuse(id, 'Too far')).ok);
  const mail = (await sentMails(api)).at(-1);
  assert.equal(mail?.subject, `À propos de votre candidature chez ${brand.singular}`);
  assert.match(mail?.text ?? '', /Too far/);
  const { state, reason } = (await applications.read(id)) ?? {};
  assert.deepEqual([state, reason], ['refused', 'Too far']);
});

test('the list shows open applications first, the oldest on top, by state and page, with the total', async (t) => {
  const { applications, apply, refuse } = await openApplications(t);
  for (const name of ['a', 'b', 'c', 'd']) await apply({ email: `${name}@demo.test` });
  const page = { limit: 3, offset: 0 };
  const { items } = await applications.list(undefined, page);
  await refuse(items[0]?.id ?? 0, '');
  const emails = async (...asked: Parameters<typeof applications.list>) => {
    const listed = await applications.list(...asked);
    return [listed.total, ...listed.items.map(({ email }) => email[0])];
  };
  assert.deepEqual(await emails(undefined, page), [4, 'b', 'c', 'd']);
  assert.deepEqual(await emails(undefined, { limit: 3, offset: 3 }), [4, 'a']);
  assert.deepEqual(await emails('open', { limit: 2, offset: 0 }), [3, 'b', 'c']);
  assert.deepEqual(await emails('refused', page), [1, 'a']);
  assert.deepEqual(await emails('approved', page), [0]);
});

test('an application takes three statements, reading one three, a page of the list two', async (t) => {
  const { applications, apply, only, statements } = await openApplications(t);
  await apply();
  assert.equal(statements(), 3);
  const id = await only();
  assert.equal(statements(), 5);
  await applications.read(id);
  assert.equal(statements(), 8);
});
