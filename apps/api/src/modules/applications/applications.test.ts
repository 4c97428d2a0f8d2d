import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { applyAsProvider } from '@repo/contracts/identity/application';
import { brand } from '@repo/domain/brand';
import { fileLimits } from '@repo/domain/limits';
import sharp from 'sharp';
import { postgresThrottle } from '../../adapters/throttle/postgres-throttle.ts';
import { createAccount, testPassword } from '../../testing/identity/accounts.ts';
import { signIn } from '../../testing/actors.ts';
import { auditLines } from '../../testing/audit-lines.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import type { AppDeps } from '../../bind-modules.ts';
import type { BlobStore } from '../../ports/blob-store.ts';
import { hollowPng } from '../../testing/files/hollow-png.ts';
import { formOf } from '../../testing/files/form-of.ts';
import { openTestFiles } from '../../testing/files/test-files.ts';
import { sentMails, tokenInLastMail } from '../../testing/identity/sent-mails.ts';
import { openTestApi, testSecrets } from '../../testing/test-api.ts';

const taken = [409, 'sorry_this_user_email_has_already_applied'];
const submitted = [200, 'form_submitted_successfully'];

const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#840' } })
  .withExif({ IFD0: { Copyright: 'a secret of the camera' } })
  .jpeg()
  .toBuffer();

type Photo = { readonly fileName: string; readonly content: Buffer };
const photo: Photo = { fileName: 'me.JPG', content: jpeg };

/** An undefined field is not sent. */
type Changes<Form> = { readonly [Name in keyof Form]?: string | undefined };

/** Opens the product with a valid form of an applicant and a logged-in operator. */
async function openApplications(t: TestContext, depsOf: (blobs: BlobStore) => Partial<AppDeps> = () => ({})) {
  const files = await openTestFiles();
  t.after(files.remove);
  const api = await openTestApi(t, { ...files, ...depsOf(files.blobs) });
  const operator = await signIn(api, 'operator');
  const { id: deviceId } = await api.database
    .insertInto('device')
    .values({ name: 'A phone of the test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const form = {
    FirstName: 'Maya',
    LastName: 'Roy',
    Email: 'Maya@demo.test',
    Address: '{"currentLocation":"1 King St W, Toronto","longitude":-79.3778,"latitude":43.6491}',
    Distance: '{"minDistanceToTravel":20,"unit":"KM"}',
    InstagramHandle: '@maya',
    deviceId: String(deviceId),
    phoneNumber: '416 555 0100',
    questionDetails: JSON.stringify([2, 3, 4, 14].map((type) => ({ type, detail: `Answer ${type}` }))),
    referralName: 'Devon',
    isActive: 'true',
  };
  const apply = async (changes: Changes<typeof form> = {}, photos: readonly Photo[] = [photo]) => {
    const fields = Object.entries({ ...form, ...changes }).flatMap(([name, content]) =>
      content === undefined ? [] : [{ name, content }],
    );
    const { headers, payload } = formOf([...fields, ...photos.map((one) => ({ name: 'ImageS', ...one }))]);
    const accepting = { ...headers, 'accept-language': 'fr-CA' };
    return call(api, 'POST', applyAsProvider.path, payload, { headers: accepting });
  };
  const operate = (method: 'GET' | 'POST', path = '', body?: object) =>
    call(api, method, `/api/v1/operator/applications${path}`, body, operator);
  const read = async (id: number) => (await operate('GET', `/${id}`)).json().payload.items;
  const only = async (): Promise<number> => (await operate('GET')).json().payload.items[0]?.id;
  const listStoredPhotos = () => files.listStored('application');
  return { api, operator, apply, operate, read, only, listStoredPhotos, form };
}

test('[R-R01] [R-R10] [Z-R15] stores an application with answers and photos, emails the applicant, and shows it to operators', async (t) => {
  const { api, apply, read, only } = await openApplications(t);
  const reply = await apply({}, [photo, photo]);
  assert.deepEqual(outcomeOf(reply), submitted);
  const { photoUrls, ...application } = await read(await only());
  assert.deepEqual(application, {
    id: application.id,
    status: 'received',
    receivedAt: api.clock.nowMs() / 1000,
    firstName: 'Maya',
    lastName: 'Roy',
    email: 'maya@demo.test',
    phoneNumber: '4165550100',
    instagramHandle: '@maya',
    deviceName: 'A phone of the test',
    address: '1 King St W, Toronto',
    distanceKm: 20,
    referralName: 'Devon',
    refusalReason: null,
    answers: [2, 3, 4, 14].map((questionTypeId) => ({ questionTypeId, answer: `Answer ${questionTypeId}` })),
  });
  assert.equal(photoUrls.length, 2);
  assert.deepEqual(
    (await sentMails(api)).map(({ to, subject }) => [...to, subject]),
    [['maya@demo.test', 'Nous avons reçu votre candidature']],
  );
});

test('[R-R08] [A-48] strips metadata from photos and gives their URL to operators only', async (t) => {
  const { api, apply, read, only } = await openApplications(t);
  assert.ok(jpeg.includes('a secret of the camera'));
  await apply();
  const [url] = (await read(await only())).photoUrls;
  const shown = await api.app.inject({ url });
  assert.equal(shown.statusCode, 200);
  assert.equal(shown.headers['content-type'], 'image/jpeg');
  assert.ok(!shown.rawPayload.includes('a secret of the camera'));
  assert.equal((await api.app.inject({ url: url.split('?')[0] })).statusCode, 404);
});

test('[R-R10] [Z-R07] accepts one application per address, even concurrently, none of a provider, and leaves no photo', async (t) => {
  const { api, apply, operate, only, listStoredPhotos } = await openApplications(t);
  const first = await Promise.all([apply(), apply(), apply()]);
  assert.deepEqual(first.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409]);
  assert.equal((await sentMails(api)).length, 1);
  assert.equal((await listStoredPhotos()).length, 1);
  const again = await apply({ Email: 'MAYA@demo.test' });
  assert.deepEqual(outcomeOf(again), taken);
  assert.equal(again.json().message, 'Sorry, this user email has already applied');
  await operate('POST', `/${await only()}/refuse`, { reason: 'Not now' });
  assert.deepEqual(outcomeOf(await apply()), taken);
  await createAccount(api, { kind: 'provider', email: 'devon@demo.test' });
  assert.deepEqual(outcomeOf(await apply({ Email: 'devon@demo.test' })), taken);
  assert.equal((await listStoredPhotos()).length, 1);
});

test('deletes a refused application with its photos after 180 days and keeps others', async (t) => {
  const { api, apply, operate, only, listStoredPhotos } = await openApplications(t);
  // Plans the daily sweep, which otherwise would not run before the second `runDue`.
  await api.jobs.runDue();
  await apply();
  await operate('POST', `/${await only()}/refuse`, { reason: 'Not now' });
  await apply({ Email: 'devon@demo.test' });
  const emails = async () =>
    (await api.database.selectFrom('application').select('email').orderBy('id').execute()).map(
      (row) => row.email,
    );
  api.clock.advanceSeconds(180 * 86_400);
  await api.jobs.runDue();
  assert.deepEqual(await emails(), ['maya@demo.test', 'devon@demo.test']);
  api.clock.advanceSeconds(86_400);
  await api.jobs.runDue();
  assert.deepEqual(await emails(), ['devon@demo.test']);
  assert.equal((await listStoredPhotos()).length, 1);
  assert.deepEqual(outcomeOf(await apply()), submitted, 'the address may apply again');
});

test('[R-R08] deletes photos left by a crash a day later and keeps those of applications', async (t) => {
  let isDown = true;
  const dieOr = (work: () => Promise<void>) =>
    isDown ? Promise.reject(new Error('the process died')) : work();
  const { api, apply, listStoredPhotos } = await openApplications(t, (blobs) => ({
    blobs: { ...blobs, remove: (key) => dieOr(() => blobs.remove(key)) },
    sendMail: () => dieOr(() => Promise.resolve()),
  }));
  assert.equal((await apply({}, [photo, photo])).statusCode, 500);
  isDown = false;
  assert.deepEqual(outcomeOf(await apply({}, [photo, photo])), submitted);
  api.clock.advanceSeconds(86_399);
  await api.jobs.runDue();
  assert.equal((await listStoredPhotos()).length, 4);
  api.clock.advanceSeconds(1);
  await api.jobs.runDue();
  const names = await api.database.selectFrom('applicationPhoto').select('fileName').execute();
  assert.deepEqual((await listStoredPhotos()).toSorted(), names.map((row) => row.fileName).toSorted());
  assert.equal(names.length, 2);
});

test('[R-R02] [R-R03] [R-R04] [R-R05] [R-R06] [R-R07] [R-R12] refuses an invalid form with its key and stores nothing', async (t) => {
  const { api, apply, listStoredPhotos, form } = await openApplications(t);
  const rows = [
    [{ FirstName: '' }, 'please_enter_first_name'],
    [{ InstagramHandle: ' ' }, 'please_enter_instagram'],
    [{ phoneNumber: '12' }, 'this_field_is_invalid'],
    [{ Address: '{"currentLocation":" ","longitude":0,"latitude":1}' }, 'this_field_is_required'],
    [{ Address: '{"currentLocation":"Somewhere"}' }, 'invalid_location'],
    [{ Address: '{"currentLocation":"Somewhere","longitude":null,"latitude":null}' }, 'invalid_location'],
    [{ Address: '{"currentLocation":"Somewhere","longitude":500,"latitude":43}' }, 'invalid_location'],
    [{ Distance: '{"minDistanceToTravel":7,"unit":"KM"}' }, 'invalid_input'],
    [{ questionDetails: '[{"type":2,"detail":"Only one"}]' }, 'invalid_questions_submission'],
    [{ deviceId: String(Number(form.deviceId) + 1) }, 'invalid_input'],
  ] as const;
  for (const [changes, key] of rows) assert.deepEqual(outcomeOf(await apply(changes)), [400, key]);
  await api.database.updateTable('device').set({ isActive: false }).execute();
  assert.deepEqual(outcomeOf(await apply()), [400, 'invalid_input']);
  assert.deepEqual(await listStoredPhotos(), []);
  assert.deepEqual(await api.database.selectFrom('application').selectAll().execute(), []);
});

test('[R-R08] [FF-35] accepts one to three photos that are jpg or png by name and content', async (t) => {
  const { apply, listStoredPhotos } = await openApplications(t);
  const outcome = async (...photos: readonly Photo[]) => outcomeOf(await apply({}, photos));
  const wrongType = [415, 'invalid_file_type'];
  assert.deepEqual(await outcome(), [400, 'please_select_image']);
  assert.deepEqual(await outcome(photo, photo, photo, photo), [400, 'max_3_photos_can_be_selected']);
  assert.deepEqual(await outcome({ ...photo, fileName: 'me.pdf' }), wrongType);
  const page = { fileName: 'page.jpg', content: Buffer.from('<script>alert(1)</script>') };
  assert.deepEqual(await outcome(photo, page), wrongType);
  const broken = { fileName: 'broken.jpg', content: jpeg.subarray(0, 200) };
  assert.deepEqual(await outcome(photo, broken), wrongType);
  assert.deepEqual(await listStoredPhotos(), []);
  assert.deepEqual(await outcome({ ...photo, fileName: 'really-a-jpeg.png' }), submitted);
});

test('[R-R08] [A-15] refuses a photo of more than 10 MB', async (t) => {
  const { apply, listStoredPhotos } = await openApplications(t);
  const content = Buffer.alloc(fileLimits.logoBytes + 1);
  jpeg.copy(content);
  const tooLarge = [413, 'file_size_exceeds_10mb_limit'];
  assert.deepEqual(outcomeOf(await apply({}, [{ fileName: 'large.jpg', content }])), tooLarge);
  assert.deepEqual(await listStoredPhotos(), []);
});

test('[R-R08] [FF-35] refuses a photo that is a bomb or another format in disguise, and stores nothing', async (t) => {
  const { apply, listStoredPhotos } = await openApplications(t);
  const heic = await readFile(join(import.meta.dirname, '../../files/images/fixtures/portrait.heic'));
  const gif = Buffer.from('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\0;', 'latin1');
  for (const [fileName, content] of [
    ['bomb.png', hollowPng(30_000, 30_000)],
    ['me.jpg', heic],
    ['me.png', gif],
    ['cut.jpg', jpeg.subarray(0, 4)],
  ] as const) {
    const reply = await apply({}, [photo, { fileName, content }]);
    assert.deepEqual(outcomeOf(reply), [415, 'invalid_file_type'], fileName);
  }
  assert.deepEqual(await listStoredPhotos(), []);
});

test('[R-R08] stores a photo without the page that is hidden behind it', async (t) => {
  const { api, apply, read, only } = await openApplications(t);
  const script = '<script>alert(1)</script>';
  const content = Buffer.concat([jpeg, Buffer.from(script)]);
  assert.deepEqual(outcomeOf(await apply({}, [{ fileName: 'me.jpg', content }])), submitted);
  const [url] = (await read(await only())).photoUrls;
  const shown = await api.app.inject({ url });
  assert.equal(shown.headers['content-type'], 'image/jpeg');
  assert.ok(!shown.rawPayload.includes(script));
});

test('[R-R09] refuses an application without agreement to the job role, and stores nothing', async (t) => {
  const { api, apply, listStoredPhotos } = await openApplications(t);
  for (const isActive of ['false', undefined])
    assert.deepEqual(outcomeOf(await apply({ isActive })), [400, 'this_field_is_required']);
  assert.deepEqual(await listStoredPhotos(), []);
  assert.deepEqual(await api.database.selectFrom('application').selectAll().execute(), []);
});

test('[A-98] limits a network address to thirty applications an hour', async (t) => {
  const { api, apply } = await openApplications(t);
  const throttle = postgresThrottle(api.database, api.clock, testSecrets.keysFor('throttle'));
  const rule = { name: 'application from address', most: 30, seconds: 3600 };
  for (let time = 0; time < 29; time += 1) await throttle.take(rule, '127.0.0.1');
  assert.deepEqual(outcomeOf(await apply()), submitted);
  const reply = await apply({ Email: 'b@demo.test' });
  assert.deepEqual(outcomeOf(reply), [429, 'too_many_requests']);
  assert.equal(reply.headers['retry-after'], '3600');
});

test('[A-31] [A-71] makes an approved applicant a provider who creates a password by email and logs in', async (t) => {
  const { api, apply, operate, read, only } = await openApplications(t);
  await apply();
  const id = await only();
  assert.equal((await operate('POST', `/${id}/approve`, { hourlyRate: 72.5 })).statusCode, 200);
  assert.equal((await read(id)).status, 'approved');
  const provider = await api.database.selectFrom('provider').selectAll().executeTakeFirstOrThrow();
  assert.deepEqual(
    [provider.hourlyRateCents, provider.homeAddress, provider.longerKm, provider.phoneNumber],
    [7250, '1 King St W, Toronto', 20, '4165550100'],
  );
  const login = { userName: 'maya@demo.test', password: testPassword };
  assert.equal((await call(api, 'POST', '/api/v1/login/SBUser', login)).statusCode, 400);
  const set = { id: await tokenInLastMail(api), password: testPassword, confirmPassword: testPassword };
  assert.equal((await call(api, 'PUT', `/api/v1/${brand.slug}/updatepassword`, set)).statusCode, 200);
  const reply = await call(api, 'POST', '/api/v1/login/SBUser', login);
  assert.deepEqual(outcomeOf(reply), [200, 'logged_in_successfully']);
  assert.equal(reply.json().payload.items.user.id, provider.accountId);
});

test('[A-31] sets a rate of 58 dollars unless another one from 58 to 500 is given', async (t) => {
  const { api, apply, operate, only } = await openApplications(t);
  await apply();
  const id = await only();
  for (const hourlyRate of [57.99, 500.01]) {
    assert.equal((await operate('POST', `/${id}/approve`, { hourlyRate })).statusCode, 400);
  }
  assert.equal((await operate('POST', `/${id}/approve`, {})).statusCode, 200);
  const { hourlyRateCents: rate } = await api.database
    .selectFrom('provider')
    .select('hourlyRateCents')
    .executeTakeFirstOrThrow();
  assert.equal(rate, 5800);
});

test('[A-31] sets the given rate or the default of the settings at an approval, and audits it', async (t) => {
  const { api, operator, apply, operate } = await openApplications(t);
  for (const name of ['a', 'b']) await apply({ Email: `${name}@demo.test` });
  const ids = (await operate('GET')).json().payload.items.map(({ id }: { id: number }) => id);
  await operate('POST', `/${ids[0]}/approve`, { hourlyRate: 72.5 });
  await call(api, 'PUT', '/api/v1/operator/settings', { defaultHourlyRate: 65 }, operator);
  await operate('POST', `/${ids[1]}/approve`, {});
  const providers = await api.database
    .selectFrom('provider')
    .select('hourlyRateCents as rate')
    .orderBy('accountId')
    .execute();
  assert.deepEqual(
    providers.map(({ rate }) => rate),
    [7250, 6500],
  );
  const about = { by: operator.accountId, action: 'approve', kind: 'application' };
  const before = { status: 'received' };
  const lines = await auditLines(api.database);
  assert.deepEqual(
    lines.filter(({ kind }) => kind === 'application'),
    [
      { ...about, id: String(ids[0]), before, after: { status: 'approved', hourlyRate: 72.5 } },
      { ...about, id: String(ids[1]), before, after: { status: 'approved', hourlyRate: 65 } },
    ],
  );
});

test('[A-31] writes no provider and no audit line for an invalid decision', async (t) => {
  const { api, apply, operate, only } = await openApplications(t);
  await apply();
  const id = await only();
  for (const hourlyRate of [57.99, 500.01, '60'])
    assert.equal((await operate('POST', `/${id}/approve`, { hourlyRate })).statusCode, 400);
  assert.equal((await operate('POST', `/${id + 1}/refuse`, { reason: 'No' })).statusCode, 404);
  assert.equal((await operate('POST', `/${id}/refuse`, { reason: ' ' })).statusCode, 400);
  assert.deepEqual(await api.database.selectFrom('provider').selectAll().execute(), []);
  assert.deepEqual(await auditLines(api.database), []);
});

test('omits the reason, which is personal data, from the audit line of a refusal', async (t) => {
  const { api, operator, apply, operate, only } = await openApplications(t);
  await apply();
  const id = await only();
  await operate('POST', `/${id}/refuse`, { reason: 'Too far' });
  assert.deepEqual(await auditLines(api.database), [
    {
      by: operator.accountId,
      action: 'refuse',
      kind: 'application',
      id: String(id),
      before: { status: 'received' },
      after: { status: 'refused' },
    },
  ]);
});

test('leaves no account, audit line or email when an approval fails half-way', async (t) => {
  const { api, apply, operate, read, only } = await openApplications(t);
  await apply();
  const id = await only();
  await createAccount(api, { kind: 'provider', email: 'maya@demo.test' });
  assert.deepEqual(outcomeOf(await operate('POST', `/${id}/approve`, {})), [409, 'user_already_exists']);
  assert.equal((await read(id)).status, 'received');
  assert.deepEqual(await auditLines(api.database), []);
  assert.equal((await sentMails(api)).length, 1);
});

test('decides an application once when three operators decide concurrently', async (t) => {
  const { api, apply, operate, only } = await openApplications(t);
  await apply();
  const id = await only();
  const replies = await Promise.all([
    operate('POST', `/${id}/approve`, {}),
    operate('POST', `/${id}/approve`, {}),
    operate('POST', `/${id}/refuse`, { reason: 'Too far' }),
  ]);
  assert.deepEqual(replies.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409]);
  assert.equal((await sentMails(api)).length, 2);
  assert.equal((await auditLines(api.database)).length, 1);
  assert.equal((await operate('POST', `/${id + 1}/approve`, {})).statusCode, 404);
});

test('stores and emails the reason of a refusal', async (t) => {
  const { api, apply, operate, read, only } = await openApplications(t);
  await apply();
  const id = await only();
  await operate('POST', `/${id}/refuse`, { reason: 'Too far' });
  const mail = (await sentMails(api)).at(-1);
  assert.equal(mail?.subject, `À propos de votre candidature chez ${brand.singular}`);
  assert.match(mail?.text ?? '', /Too far/);
  const { status, refusalReason } = await read(id);
  assert.deepEqual([status, refusalReason], ['refused', 'Too far']);
});

test('lists undecided applications first, oldest first, by status and page, with the total', async (t) => {
  const { apply, operate, only } = await openApplications(t);
  for (const name of ['a', 'b', 'c']) await apply({ Email: `${name}@demo.test` });
  await operate('POST', `/${await only()}/refuse`, { reason: 'No' });
  const listed = async (query: string) => {
    const { items, total } = (await operate('GET', query)).json().payload;
    return [total, ...items.map(({ email }: { email: string }) => email[0])];
  };
  assert.deepEqual(await listed(''), [3, 'b', 'c', 'a']);
  assert.deepEqual(await listed('?page=1'), [3, 'b', 'c', 'a']);
  assert.deepEqual(await listed('?page=2'), [3]);
  assert.deepEqual(await listed('?status=received'), [2, 'b', 'c']);
  assert.deepEqual(await listed('?status=refused'), [1, 'a']);
  assert.deepEqual(await listed('?status=approved'), [0]);
  assert.equal((await operate('GET', '?status=lost')).statusCode, 400);
  assert.equal((await operate('GET', '/999999')).statusCode, 404);
});

test('takes five statements for an application: limit, checks, photo job, application and email', async (t) => {
  const { api, apply } = await openApplications(t);
  await apply();
  assert.equal(api.statements(), 5);
});
