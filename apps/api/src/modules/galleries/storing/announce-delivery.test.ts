import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { listHostEvents } from '@repo/contracts/events/host-events';
import { updateCheckStatus } from '@repo/contracts/my-events/provider-events';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { secondsPerHour } from '@repo/domain/time/seconds';
import type { Database } from '../../../database/schema.ts';
import { signInAgain } from '../../../testing/actors.ts';
import type { TestActor } from '../../../testing/actors.ts';
import { readEventState } from '../../../testing/bookings/read-event-state.ts';
import { call } from '../../../testing/calls.ts';
import { untilLockWait } from '../../../testing/contention/until-lock-wait.ts';
import { makeEventFile } from '../../../testing/galleries/make-event-file.ts';
import { cameraPhoto, openGallery } from '../../../testing/galleries/open-gallery.ts';
import { bookingEventRecorder } from '../../booking-events/booking-events.module.ts';
import { eventsIn, ordersIn } from '../../orders/orders.module.ts';
import { eventFileRepository } from '../event-file.repository.ts';
import { announceDelivery } from './announce-delivery.ts';

/** An event at which both providers have checked in, and what its host is told of the gallery. */
async function openDelivery(t: TestContext) {
  const gallery = await openGallery(t);
  const { api, event, host, lines, check } = gallery;
  await check(lines.second, 'checkIn');
  const checkOut = async (by: TestActor): Promise<void> => {
    const path = updateCheckStatus.path.replace(':id', String(event.eventId));
    const reply = await call(api, 'PUT', path, { sbUserId: by.accountId, checkedStatus: 'checkOut' }, by);
    assert.equal(reply.statusCode, 200, reply.body);
  };
  /** Completes the event a day after its end; the tokens of its people are over by then. */
  const complete = async (): Promise<void> => {
    await api.jobs.runDue();
    api.clock.advanceSeconds((24 + 2) * secondsPerHour);
    await api.jobs.runDue();
    assert.equal((await readEventState(api, event.eventId)).event, 'completed');
  };
  const mails = async () => {
    await api.jobs.runDue();
    return api.mails().filter(({ text }) => text.includes(`/MyEvents/${event.eventId}/Gallery`));
  };
  /** Returns the senders of the notifications, after checking that there are as many mails. */
  const announcedBy = async (): Promise<readonly number[]> => {
    const sent = await mails();
    const entries = await api.database
      .selectFrom('notification')
      .where('type', '=', 'galleryReady')
      .select(['senderId', 'receiverId', 'eventId'])
      .execute();
    assert.deepEqual(
      [entries.map((entry) => [entry.receiverId, entry.eventId]), sent.map(({ to }) => to)],
      [entries.map(() => [host.accountId, event.eventId]), entries.map(() => [host.email])],
    );
    return entries.map((entry) => entry.senderId);
  };
  const isReadyForHost = async (): Promise<boolean> => {
    const path = listHostEvents.path.replace(':userId', String(host.accountId));
    const reply = await call(api, 'GET', path.replace(':status', 'upcoming'), undefined, host);
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json().payload.items[0].isGalleryReady;
  };
  return { ...gallery, checkOut, complete, mails, announcedBy, isReadyForHost };
}

test('[A-69] tells the host at the check-out that the gallery is ready, with a link, and only once', async (t) => {
  const { provider, other, uploaded, checkOut, mails, announcedBy, isReadyForHost } = await openDelivery(t);
  await uploaded(provider, await cameraPhoto(1));
  await uploaded(other, await cameraPhoto(2));
  assert.deepEqual(await announcedBy(), []);
  assert.equal(await isReadyForHost(), false);
  await checkOut(provider);
  assert.deepEqual(await announcedBy(), [provider.accountId]);
  assert.equal(await isReadyForHost(), true);
  const [mail] = await mails();
  assert.equal(mail?.subject, 'The gallery for Party is ready');
  assert.match(mail?.text ?? '', /^http:\/\/product\.test\/CustomerDashboardTab\/MyEvents\/\d+\/Gallery$/m);
  await uploaded(provider, await cameraPhoto(3));
  await checkOut(other);
  await uploaded(other, await cameraPhoto(4));
  assert.deepEqual(await announcedBy(), [provider.accountId]);
});

test('[A-69] tells the host at the first file that follows a check-out with an empty gallery', async (t) => {
  const { provider, uploaded, checkOut, announcedBy } = await openDelivery(t);
  await checkOut(provider);
  assert.deepEqual(await announcedBy(), []);
  await uploaded(provider, await cameraPhoto(1));
  await uploaded(provider, await cameraPhoto(2));
  assert.deepEqual(await announcedBy(), [provider.accountId]);
});

test('files of the host or of a provider who still works, deleted and broken ones announce nothing', async (t) => {
  const { api, event, host, provider, other, uploaded, checkOut, announcedBy } = await openDelivery(t);
  const deleted = { deletedAt: new Date(api.clock.nowMs()) };
  await makeEventFile(api, event.eventId, provider.accountId, deleted);
  await uploaded(other, await cameraPhoto(1));
  await checkOut(provider);
  await uploaded(host, await cameraPhoto(2));
  const content = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42\0\0\0\x10mdatframes..', 'latin1');
  const cut = await uploaded(provider, { fileName: 'cut.mp4', content }, contentTypes.video);
  assert.equal(cut.state, 'broken');
  assert.deepEqual(await announcedBy(), []);
  await checkOut(other);
  assert.deepEqual(await announcedBy(), [other.accountId]);
});

test('writes to a French host in French', async (t) => {
  const { api, host, provider, uploaded, checkOut, mails } = await openDelivery(t);
  await api.database
    .updateTable('account')
    .set({ locale: 'fr-CA' })
    .where('id', '=', host.accountId)
    .execute();
  await uploaded(provider, await cameraPhoto(1));
  await checkOut(provider);
  const [mail] = await mails();
  assert.equal(mail?.subject, 'La galerie de Party est prête');
  assert.match(mail?.text ?? '', /Ouvrir ma galerie/);
});

test('[A-69] tells the host at the completion of the event, also of a provider who never checked out', async (t) => {
  const { api, provider, uploaded, complete, announcedBy } = await openDelivery(t);
  await uploaded(provider, await cameraPhoto(1));
  assert.deepEqual(await announcedBy(), []);
  await complete();
  assert.deepEqual(await announcedBy(), [provider.accountId]);
  await uploaded(await signInAgain(api, provider, 'provider'), await cameraPhoto(2));
  assert.deepEqual(await announcedBy(), [provider.accountId]);
});

test('[A-69] tells the host at the first file after the completion of an event without check-outs', async (t) => {
  const { api, provider, other, uploaded, complete, announcedBy } = await openDelivery(t);
  await complete();
  assert.deepEqual(await announcedBy(), []);
  await uploaded(await signInAgain(api, other, 'provider'), await cameraPhoto(1));
  await uploaded(await signInAgain(api, provider, 'provider'), await cameraPhoto(2));
  assert.deepEqual(await announcedBy(), [other.accountId]);
});

/** Makes a change that is committed only when other work waits for it or has ended. */
async function changeDuring(
  database: Database,
  change: (transaction: Database) => Promise<unknown>,
  startWork: () => Promise<unknown>,
): Promise<void> {
  const open = await database.startTransaction().execute();
  await change(open);
  const work = startWork();
  await untilLockWait(database, work);
  await open.commit().execute();
  await work;
}

test('announces the gallery when its first file is added during the check-out', async (t) => {
  const { api, event, provider, checkOut, announcedBy } = await openDelivery(t);
  const recording = { recordBookingEvent: bookingEventRecorder(api.jobs) };
  const addFile = async (database: Database) => {
    await makeEventFile({ ...api, database }, event.eventId, provider.accountId);
    await eventFileRepository(database).lockEvent(event.eventId);
    await announceDelivery(recording, database, event.eventId);
  };
  await changeDuring(api.database, addFile, () => checkOut(provider));
  assert.deepEqual(await announcedBy(), [provider.accountId]);
});

test('announces the gallery when its provider checks out while the first file is added', async (t) => {
  const { api, event, lines, provider, uploaded, announcedBy } = await openDelivery(t);
  const photo = await cameraPhoto(1);
  const recordCheckOut = async (database: Database) => {
    await eventsIn(database).lock(event.eventId);
    await ordersIn(database).changeLine(lines.first, { checkState: 'checkOut' });
  };
  await changeDuring(api.database, recordCheckOut, () => uploaded(provider, photo));
  assert.deepEqual(await announcedBy(), [provider.accountId]);
});

test('announces the gallery when its first file is added during the completion of the event', async (t) => {
  const { api, event, provider, complete, announcedBy } = await openDelivery(t);
  const recording = { recordBookingEvent: bookingEventRecorder(api.jobs) };
  const addFile = async (database: Database) => {
    await makeEventFile({ ...api, database }, event.eventId, provider.accountId);
    await eventFileRepository(database).lockEvent(event.eventId);
    await announceDelivery(recording, database, event.eventId);
  };
  await changeDuring(api.database, addFile, complete);
  assert.deepEqual(await announcedBy(), [provider.accountId]);
});

test('announces the gallery when the event is completed while the first file is added', async (t) => {
  const { api, event, provider, uploaded, announcedBy } = await openDelivery(t);
  const photo = await cameraPhoto(1);
  const recordCompletion = async (database: Database) => {
    await eventsIn(database).lock(event.eventId);
    await eventsIn(database).change(event.eventId, { status: 'completed' });
  };
  await changeDuring(api.database, recordCompletion, () => uploaded(provider, photo));
  assert.deepEqual(await announcedBy(), [provider.accountId]);
});
