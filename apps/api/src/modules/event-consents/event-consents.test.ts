import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { brand } from '@repo/domain/brand';
import { inTransaction } from '../../database/in-transaction.ts';
import { signIn } from '../../testing/actors.ts';
import type { TestActor } from '../../testing/actors.ts';
import { call, outcomeOf } from '../../testing/calls.ts';
import { untilLockWait } from '../../testing/contention/until-lock-wait.ts';
import { openEndedGallery } from '../../testing/galleries/open-ended-gallery.ts';
import { cameraPhoto } from '../../testing/galleries/open-gallery.ts';

const saved = [200, 'saved_successfully'];
const added = [200, 'added_to_profile_successfully'];
const missing = [409, 'marketing_consent_is_missing'];

/** Opens a gallery whose photos are free for profiles, unless its host withdraws the consent. */
async function openConsents(t: TestContext) {
  const gallery = await openEndedGallery(t, 7);
  const { api, event, host, provider } = gallery;
  const change = (consents: object, by: TestActor = host) =>
    call(api, 'PUT', `/api/v1/User/EventSetup/Consents/${event.eventId}`, consents, by);
  const readList = async (path: string, by: TestActor) =>
    (await call(api, 'GET', path, undefined, by)).json().payload.items[0];
  return {
    ...gallery,
    change,
    readOfHost: () => readList(`/api/v1/User/EventSetup/list/${host.accountId}/upcoming`, host),
    readOfProvider: () =>
      readList(`/api/v1/${brand.slug}/Event/SBMyEvents/${provider.accountId}/upcoming`, provider),
    listDecisions: () =>
      api.database
        .selectFrom('consent')
        .select(['accountId', 'kind', 'isGiven', 'textVersion', 'decidedAt'])
        .where('eventId', '=', event.eventId)
        .orderBy('id')
        .execute(),
    listProfile: async () => {
      const rows = await api.database
        .selectFrom('portfolioImage')
        .select(['providerId', 'fileName'])
        .orderBy('id')
        .execute();
      return rows;
    },
    mailsTo: (to: TestActor) => api.mails().filter((mail) => mail.to.includes(to.email)),
  };
}

test('[A-43] stores each change of a consent with its text, time and account, once', async (t) => {
  const { api, host, change, readOfHost, readOfProvider, listDecisions } = await openConsents(t);
  const both = { isConsentForMarketing: true, isGallerySharedPermission: true };
  const { isConsentForMarketing, isGallerySharedPermission } = await readOfHost();
  assert.deepEqual({ isConsentForMarketing, isGallerySharedPermission }, both);
  assert.equal((await readOfProvider()).isGallerySharedPermission, true);
  const reply = await change({ isGallerySharedPermission: false });
  assert.deepEqual(outcomeOf(reply), saved);
  assert.deepEqual(reply.json().payload.items, { ...both, isGallerySharedPermission: false });
  assert.deepEqual(outcomeOf(await change({ isGallerySharedPermission: false })), saved);
  assert.equal((await readOfHost()).isGallerySharedPermission, false);
  assert.equal((await readOfProvider()).isGallerySharedPermission, false);
  assert.deepEqual(outcomeOf(await change({ IsConsentForMarketing: false })), saved);
  assert.deepEqual(outcomeOf(await change(both)), saved);
  assert.deepEqual(outcomeOf(await change({})), saved);
  const decision = {
    accountId: host.accountId,
    textVersion: 'event 2026-11',
    decidedAt: new Date(api.clock.nowMs()),
  };
  assert.deepEqual(await listDecisions(), [
    { ...decision, kind: 'gallerySharing', isGiven: false },
    { ...decision, kind: 'marketing', isGiven: false },
    { ...decision, kind: 'gallerySharing', isGiven: true },
    { ...decision, kind: 'marketing', isGiven: true },
  ]);
});

test('[A-43] [A-44] a withdrawn consent takes the photos of the event off the profiles, and tells their providers once', async (t) => {
  const gallery = await openConsents(t);
  const { api, provider, other, photo, add, change, again, listProfile, listStored, mailsTo } = gallery;
  await add({ file: await cameraPhoto(2) });
  await add({ fileId: photo.id });
  // This one was on the profile before it came into the gallery.
  await add({ file: await cameraPhoto(4) });
  await gallery.uploaded(provider, await cameraPhoto(4));
  const rival = await again(other, 'provider');
  // The first photo on the profile of the second photographer, as uploaded.
  await add({ file: await cameraPhoto(1, { width: 2000, height: 1200 }) }, rival);
  const before = await listProfile();
  const [own] = before;
  const owners = [provider, provider, provider, other].map(({ accountId }) => accountId);
  assert.deepEqual(
    before.map(({ providerId }) => providerId),
    owners,
  );
  for (const isConsentForMarketing of [false, false])
    assert.deepEqual(outcomeOf(await change({ isConsentForMarketing })), saved);
  assert.deepEqual(await listProfile(), [own]);
  await api.jobs.runDue();
  assert.deepEqual(await listStored(), [own?.fileName]);
  for (const [to, count] of [
    [provider, 2],
    [other, 1],
  ] as const) {
    const mails = mailsTo(to).filter(
      ({ subject }) => subject === 'Photos of Party were removed from your profile',
    );
    assert.equal(mails.length, 1);
    assert.match(mails[0]?.text ?? '', new RegExp(`^Photos removed: ${count}$`, 'm'));
    const notices = await api.database
      .selectFrom('notification')
      .select(['type', 'senderId'])
      .where('receiverId', '=', to.accountId)
      .where('type', '=', 'photosRemoved')
      .execute();
    assert.deepEqual(notices, [{ type: 'photosRemoved', senderId: gallery.host.accountId }]);
  }
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id })), missing);
  await change({ isConsentForMarketing: true });
  assert.deepEqual(outcomeOf(await add({ fileId: photo.id })), added);
});

test('[A-43] a photo that the gallery has deleted for good leaves the profile as well', async (t) => {
  const gallery = await openConsents(t);
  const { api, host, photo, add, change, again, listProfile } = gallery;
  await add({ fileId: photo.id });
  await call(api, 'DELETE', '/api/v1/User/EventGallery', { ids: [photo.id] }, host);
  // The first run of the jobs only plans when they repeat.
  await api.jobs.runDue();
  api.clock.advanceSeconds(31 * 86_400);
  await api.jobs.runDue();
  assert.deepEqual(await api.database.selectFrom('eventFile').select('id').execute(), []);
  assert.equal((await listProfile()).length, 1);
  await change({ isConsentForMarketing: false }, await again(host, 'host'));
  assert.deepEqual(await listProfile(), []);
});

test('[A-43] [A-44] a photo that is being added while its consent is withdrawn does not stay', async (t) => {
  const { api, provider, event, photo, add, change, listProfile } = await openConsents(t);
  const adding = await inTransaction(api.database, async (transaction) => {
    await transaction
      .selectFrom('provider')
      .select('accountId')
      .where('accountId', '=', provider.accountId)
      .forNoKeyUpdate()
      .execute();
    const work = add({ fileId: photo.id });
    await untilLockWait(api.database, work);
    await transaction
      .updateTable('event')
      .set({ isMarketingAllowed: false })
      .where('id', '=', event.eventId)
      .execute();
    return { work };
  });
  assert.deepEqual(outcomeOf(await adding.work), missing);
  await change({ isConsentForMarketing: true });
  await Promise.all([add({ fileId: photo.id }), change({ isConsentForMarketing: false })]);
  assert.deepEqual(await listProfile(), []);
});

test('[A-43] refuses strangers, the providers of the event, and values that are no answer', async (t) => {
  const { api, provider, change, listDecisions } = await openConsents(t);
  const withdrawn = { isConsentForMarketing: false };
  const stranger = await signIn(api, 'host');
  assert.deepEqual(outcomeOf(await change(withdrawn, stranger)), [404, 'object_does_not_exist']);
  assert.deepEqual(outcomeOf(await change(withdrawn, provider)), [403, 'not_allowed']);
  for (const wrong of [{ isConsentForMarketing: 'no' }, { isGallerySharedPermission: null }])
    assert.deepEqual(outcomeOf(await change(wrong)), [400, 'invalid_input'], JSON.stringify(wrong));
  assert.deepEqual(await listDecisions(), []);
});
