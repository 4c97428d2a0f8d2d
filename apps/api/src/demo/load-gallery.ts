import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoGallery } from '@repo/demo/gallery.data';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import type { ContentType } from '@repo/domain/gallery/gallery-kind';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import { catalogueFilesFolder } from '../database/catalogue-files.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { takeTurns } from '../database/take-turns.ts';
import type { ImageWork } from '../files/images/image-work.ts';
import { stageFile } from '../files/stage-file.ts';
import { bookingEventRecorder } from '../modules/booking-events/booking-events.module.ts';
import { setPoster, storeFile } from '../modules/galleries/galleries.module.ts';
import { bookedTimeOf, eventsIn } from '../modules/orders/orders.module.ts';
import { updateCheckStatus } from '../modules/provider-events/provider-events.module.ts';
import type { BlobStore, StagedFile } from '../ports/blob-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Jobs } from '../ports/jobs.ts';
import { accountIdOf } from './account-ids.ts';
import { demoBookingsRepository } from './demo-bookings.repository.ts';
import { demoRepository } from './demo.repository.ts';
import { expectOk } from './expect-ok.ts';

export type DemoGalleryDeps = Pick<OpenDatabase, 'database' | 'connection'> & {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly blobs: BlobStore;
  readonly images: ImageWork;
  readonly stagingFolder: string;
};

/** An advisory lock that no other code uses. */
const lockKey = 4_206_203;

type Sent = {
  readonly path: string;
  readonly fileName: string;
  readonly takenAfterMinutes: number;
  readonly contentType: ContentType;
  readonly uploaderId: number;
};

/**
 * Fills the gallery of a past event by the commands of its photographer and its host. Continues after a crash with the
 * first file that is missing. The jobs make the smaller images when the product has started.
 */
export const loadDemoGallery = (deps: DemoGalleryDeps): Promise<void> =>
  takeTurns(deps.connection, lockKey, () => loadMissing(deps));

async function loadMissing(deps: DemoGalleryDeps): Promise<void> {
  const demo = demoRepository(deps.database);
  if (!(await demo.hasLoaded('demo bookings')) || (await demo.hasLoaded('demo gallery'))) return;
  const eventId = await demoBookingsRepository(deps.database).findPaidEvent(demoGallery.eventName);
  if (eventId !== undefined) await fill(deps, eventId);
  await demo.markLoaded('demo gallery', new Date(deps.clock.nowMs()));
}

async function fill(deps: DemoGalleryDeps, eventId: number): Promise<void> {
  const accountIds = await demoRepository(deps.database).findAccountIds();
  const [hostId, providerId] = [demoGallery.host, demoGallery.provider].map((username) =>
    accountIdOf(accountIds, username),
  );
  const event = await eventsIn(deps.database).find(eventId);
  if (event === undefined || hostId === undefined || providerId === undefined) return;
  const { startsAtSeconds, endsAtSeconds } = bookedTimeOf(event);
  await check(deps, { eventId, providerId, state: 'checkIn', atSeconds: startsAtSeconds });
  const { photos, photosOfHost, clips } = demoGallery;
  for (const [index, photo] of photos.entries()) {
    const uploaderId = index < photos.length - photosOfHost ? providerId : hostId;
    await store(deps, event, { ...photo, contentType: contentTypes.image, uploaderId });
  }
  for (const { clip, kind, ...video } of clips) {
    const path = join(catalogueFilesFolder, `${clip}.mp4`);
    const sent = { ...video, path, contentType: contentTypes[kind], uploaderId: providerId };
    const fileId = await store(deps, event, sent);
    if (fileId === undefined) continue;
    const account = { accountId: providerId, kind: 'provider' } as const;
    await withStaged(deps, join(catalogueFilesFolder, `${clip}.jpg`), async (file) =>
      expectOk(await setPoster(storing(deps, deps.clock), { fileId, account, file })),
    );
  }
  await check(deps, { eventId, providerId, state: 'checkOut', atSeconds: endsAtSeconds });
}

/** Stores a file at the time at which it was taken; returns undefined if it was stored before a crash. */
async function store(
  deps: DemoGalleryDeps,
  event: { readonly id: number; readonly providerStartsAt: Date },
  { path, fileName, takenAfterMinutes, contentType, uploaderId }: Sent,
): Promise<number | undefined> {
  const takenAtSeconds = secondsOf(event.providerStartsAt) + takenAfterMinutes * 60;
  const clock: Clock = { nowMs: () => takenAtSeconds * 1000 };
  const upload = { eventId: event.id, uploaderId, contentType };
  const stored = await withStaged(deps, path, (file) =>
    storeFile(storing(deps, clock), { ...upload, file: { ...file, fileName } }),
  );
  return !stored.ok && stored.failure === 'files_already_uploaded' ? undefined : expectOk(stored);
}

/** Copies a file of the repository to where uploads arrive, for the work. */
async function withStaged<Value>(
  { stagingFolder }: DemoGalleryDeps,
  path: string,
  work: (file: StagedFile) => Promise<Value>,
): Promise<Value> {
  const file = await stageFile(stagingFolder, createReadStream(path));
  try {
    return await work(file);
  } finally {
    await rm(file.path, { force: true });
  }
}

const storing = (deps: DemoGalleryDeps, clock: Clock) => ({
  ...deps,
  clock,
  enqueue: deps.jobs.enqueue,
  recordBookingEvent: bookingEventRecorder(deps.jobs),
});

type Check = {
  readonly eventId: number;
  readonly providerId: number;
  readonly state: 'checkIn' | 'checkOut';
  readonly atSeconds: number;
};

/** Records a check at its time. It is refused if the photographer has checked by hand, which is as good. */
async function check(deps: DemoGalleryDeps, { eventId, providerId, state, atSeconds }: Check): Promise<void> {
  const clock: Clock = { nowMs: () => atSeconds * 1000 };
  const wanted = { eventId, status: state, clientId: `demo-${state}`, atSeconds: undefined };
  const recordBookingEvent = bookingEventRecorder(deps.jobs);
  await updateCheckStatus({ ...deps, clock, recordBookingEvent }, providerId, wanted);
}
