import { deliveryLimits } from '@repo/domain/limits';
import { fail, ok } from '@repo/domain/result';
import { secondsPerDay } from '@repo/domain/time/seconds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Database } from '../../database/schema.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import type { ImageWork } from '../../files/images/image-work.ts';
import type { ActorOfToken } from '../../http/authenticate.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import { eventsIn } from '../orders/orders.module.ts';
import { deleteFiles, lockFiles, restoreFiles } from './change-files.ts';
import { downloadRights } from './download-rights.ts';
import { eventFileRepository } from './event-file.repository.ts';
import { checkGate, galleriesRoutes } from './galleries.routes.ts';
import type { GalleryCalls } from './galleries.routes.ts';
import { galleryRepository } from './gallery.repository.ts';
import { makeSmallerImages, smallerImagesJob } from './make-smaller-images.ts';
import { presentFile } from './present-gallery.ts';
import { removeUnusedFiles, removeUnusedFilesJob, unusedFilesAfterSeconds } from './remove-unused-files.ts';
import { finishUpload, sweepUploads } from './resumable/finish-upload.ts';
import { ChunkStore, UploadLeases } from './resumable/upload-store.ts';
import { uploadsRepository } from './resumable/uploads.repository.ts';
import { uploadsRoutes } from './resumable/uploads.routes.ts';
import { setPoster } from './storing/set-poster.ts';
import { storeFile } from './storing/store-file.ts';
import { sweepFiles } from './sweep-files.ts';
import { usablePhotoRepository } from './usable-photo.repository.ts';

export { hasDelivered } from './event-file.repository.ts';
export { announceDelivery } from './storing/announce-delivery.ts';
export { setPoster } from './storing/set-poster.ts';
export { storeFile } from './storing/store-file.ts';
export type { UsablePhoto } from './usable-photo.repository.ts';

/** The photos of galleries, for showing them on profiles. */
export const usablePhotosIn = (database: Database): ReturnType<typeof usablePhotoRepository> =>
  usablePhotoRepository(database);

const sweepEverySeconds = 3600;

type GalleryDeps = Pick<Deps, 'database' | 'clock' | 'blobs' | 'jobs' | 'secrets' | 'recordBookingEvent'> & {
  readonly images: ImageWork;
  readonly stagingFolder: string;
  readonly fileAddresses: FileAddresses;
  readonly actorOfToken: ActorOfToken;
};

/** The photos and videos of events, for their hosts and providers. */
export function galleriesModule(app: FastifyInstance, deps: GalleryDeps): void {
  const { database, clock, jobs, fileAddresses } = deps;
  const storing = { ...deps, enqueue: jobs.enqueue };
  jobs.handle(smallerImagesJob, (payload) => makeSmallerImages(deps, payload));
  jobs.handle(removeUnusedFilesJob, (payload) => removeUnusedFiles(deps, payload));
  jobs.repeat(
    'sweep-event-files',
    sweepEverySeconds,
    async (signal) => {
      await sweepFiles(deps, nowSecondsOf(clock), signal);
      await sweepUploads(deps, nowSecondsOf(clock), signal);
    },
    'files',
  );
  const calls: GalleryCalls = {
    ...galleryRepository(database),
    listTrash: (eventId, uploaderId, page) =>
      galleryRepository(database).listTrash(
        {
          eventId,
          uploaderId,
          deletedAfterSeconds: nowSecondsOf(clock) - deliveryLimits.trashDays * secondsPerDay,
        },
        page,
      ),
    countOwn: eventFileRepository(database).countOwn,
    checkUpload: uploadCheckIn(database),
    store: (upload) => storeFile(storing, upload),
    setPoster: (upload) => setPoster(storing, upload),
    remove: (party, ids) => deleteFiles(deps, party, ids),
    restore: (party, ids) => restoreFiles(deps, party, ids),
    lock: (party, locks) => lockFiles(deps, party, locks),
    allowProfileUse: (eventId, isAllowed) =>
      eventsIn(database).change(eventId, { isEarlyProfileUseAllowed: isAllowed }),
    fileAddresses,
    downloads: downloadRights(deps.secrets.keysFor('file-address'), clock),
  };
  galleriesRoutes(app, calls);
  bindUploads(app, deps, calls);
}

function bindUploads(app: FastifyInstance, deps: GalleryDeps, calls: GalleryCalls): void {
  const { database, clock, jobs } = deps;
  const uploads = uploadsRepository(database);
  const locker = new UploadLeases(database);
  const removeLater = (name: string): Promise<void> =>
    jobs.enqueue(
      database,
      removeUnusedFilesJob,
      { names: [name] },
      { runAtSeconds: nowSecondsOf(clock) + unusedFilesAfterSeconds },
    );
  uploadsRoutes(app, {
    ...uploads,
    actorOfToken: deps.actorOfToken,
    store: new ChunkStore({ ...deps, removeLater }, locker.held),
    locker,
    ownsEvent: async (accountId, eventId) => (await eventsIn(database).countOwn(accountId, [eventId])) === 1,
    checkUpload: calls.checkUpload,
    add: (upload) => uploads.add(upload, nowSecondsOf(clock)),
    finish: (upload) => finishUpload({ ...deps, enqueue: jobs.enqueue }, upload),
    present: async (fileId, viewerId) => {
      const file = await calls.find(fileId);
      if (file === undefined) throw new RequestFailure('object_does_not_exist');
      return presentFile(file, { ...calls, viewerId });
    },
  });
}

/** A provider may upload from the check-in on; a host once the event is agreed. */
const uploadCheckIn =
  (database: Database): GalleryCalls['checkUpload'] =>
  async (eventId, { kind, accountId }) => {
    if (kind === 'provider') {
      const head = await galleryRepository(database).findHead(eventId, accountId);
      return head === undefined ? fail('object_does_not_exist') : checkGate(head);
    }
    const event = await eventsIn(database).find(eventId);
    const isAgreed = event?.status === 'upcoming' || event?.status === 'completed';
    return isAgreed ? ok(undefined) : fail('action_is_not_possible_now');
  };
