import { downloadFile } from '@repo/contracts/galleries/downloads';
import {
  allowEarlyProfileUse,
  deleteFiles,
  getHostGallery,
  listTrash,
  lockFiles,
  restoreFiles,
  setPoster,
  uploadHostFile,
} from '@repo/contracts/galleries/host-gallery';
import { getProviderGallery, uploadProviderFile } from '@repo/contracts/galleries/provider-gallery';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ContentType, GalleryKind } from '@repo/domain/gallery/gallery-kind';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { FileAddresses } from '../../files/file-address.ts';
import { answer } from '../../http/answer.ts';
import { bindEndpoint, bindFileEndpoint, signedIn } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { Party } from './change-files.ts';
import type { DownloadRights } from './download-rights.ts';
import { inEventFolder } from './gallery-names.ts';
import type { GalleryFileRecord, GalleryHead, TrashedFileRecord } from './gallery.repository.ts';
import { presentFile, presentGallery, presentTrashed } from './present-gallery.ts';
import type { PosterUpload } from './storing/set-poster.ts';
import type { FileUpload } from './storing/store-file.ts';

type Page = { readonly kind?: GalleryKind | undefined; readonly page?: number | undefined };

export type GalleryCalls = {
  readonly findHead: (eventId: number, viewerId: number) => Promise<GalleryHead | undefined>;
  readonly listPage: (eventId: number, page: Page) => Promise<readonly GalleryFileRecord[]>;
  readonly listTrash: (
    eventId: number,
    uploaderId: number | undefined,
    page: number | undefined,
  ) => Promise<{ readonly files: readonly TrashedFileRecord[]; readonly total: number }>;
  readonly find: (fileId: number) => Promise<GalleryFileRecord | undefined>;
  readonly countOwn: (accountId: number, fileIds: readonly number[]) => Promise<number>;
  /** Checks whether an account may upload to an event that is its own (T-R07). */
  readonly checkUpload: (eventId: number, party: Party) => Promise<Result<void, ErrorCode>>;
  readonly store: (upload: FileUpload) => Promise<Result<number, ErrorCode>>;
  readonly setPoster: (upload: PosterUpload) => Promise<Result<number, ErrorCode>>;
  readonly remove: (
    party: Party,
    ids: readonly number[],
  ) => Promise<Result<'img_successfully_deleted' | 'file_successfully_deleted', ErrorCode>>;
  readonly restore: (party: Party, ids: readonly number[]) => Promise<Result<null, ErrorCode>>;
  readonly lock: (party: Party, locks: ReadonlyMap<number, boolean>) => Promise<Result<null, ErrorCode>>;
  readonly allowProfileUse: (eventId: number, isAllowed: boolean) => Promise<void>;
  readonly fileAddresses: Pick<FileAddresses, 'addressOf'>;
  readonly downloads: DownloadRights;
};

/** Registers the calls of galleries and the ownership check of their files. */
export function galleriesRoutes(app: FastifyInstance, calls: GalleryCalls): void {
  app.ownershipChecks.set('file', async (actor, ids) => {
    const known = [...new Set(ids)].filter((id) => typeof id === 'number');
    if (actor.kind === 'guest' || known.length < new Set(ids).size) return false;
    return (await calls.countOwn(actor.accountId, known)) === known.length;
  });
  bindReading(app, calls);
  bindUploads(app, calls);
  bindChanges(app, calls);
}

function bindReading(app: FastifyInstance, calls: GalleryCalls): void {
  const gallery = async (eventId: number, viewerId: number, page: Page, isGated: boolean) => {
    const head = await calls.findHead(eventId, viewerId);
    if (head === undefined) throw new RequestFailure('object_does_not_exist');
    if (isGated) orFail(checkGate(head));
    const files = await calls.listPage(eventId, page);
    const { totals } = head;
    const total = page.kind === undefined ? totals.image + totals.video + totals.recap : totals[page.kind];
    return answer(presentGallery(head, files, { ...calls, viewerId }), { meta: { total, totals } });
  };
  bindEndpoint(app, getHostGallery, ({ params, query, ...call }) =>
    gallery(params.id, signedIn(call).accountId, query, false),
  );
  bindEndpoint(app, getProviderGallery, ({ params, query, actor }) =>
    gallery(params.eventId, params.sbUserId, query, actor.kind === 'provider'),
  );
  bindEndpoint(app, listTrash, async ({ params, query, ...call }) => {
    const { kind, accountId } = signedIn(call);
    const uploaderId = kind === 'provider' ? accountId : undefined;
    const { files, total } = await calls.listTrash(params.eventId, uploaderId, query.page);
    const reading = { ...calls, viewerId: accountId };
    return answer(
      files.map((file) => presentTrashed(file, reading)),
      { meta: { total } },
    );
  });
  bindFileEndpoint(app, downloadFile, async ({ params: { fileId }, query: { t } }, _, reply) => {
    const file = calls.downloads.isGranted(fileId, t) ? await calls.find(fileId) : undefined;
    if (file === undefined) throw new RequestFailure('object_does_not_exist');
    const { storedName, fileName } = file;
    const address = calls.fileAddresses.addressOf(inEventFolder(storedName), { fileName });
    return reply.header('cache-control', 'no-store').redirect(address, 302);
  });
}

/** The gallery opens to a provider at their check-in (T-R07). */
export const checkGate = ({ checkState }: Pick<GalleryHead, 'checkState'>): Result<void, ErrorCode> =>
  checkState === null || checkState === 'created' ? fail('gallery_opens_at_check_in') : ok(undefined);

function bindUploads(app: FastifyInstance, calls: GalleryCalls): void {
  const present = async (fileId: number, viewerId: number) => {
    const file = await calls.find(fileId);
    if (file === undefined) throw new RequestFailure('object_does_not_exist');
    return presentFile(file, { ...calls, viewerId });
  };
  /** Both doors lead to the same command. */
  const store = async (eventId: number, uploaderId: number, contentType: ContentType, files: Files) =>
    present(orFail(await calls.store({ eventId, uploaderId, contentType, file: only(files) })), uploaderId);
  bindEndpoint(
    app,
    uploadHostFile,
    ({ body, files, ...call }) => store(body.eventId, signedIn(call).accountId, body.contentType, files),
    {
      admitForm: async ({ body: { eventId } }) =>
        orFail(await calls.checkUpload(eventId, { kind: 'host', accountId: 0 })),
    },
  );
  bindEndpoint(
    app,
    uploadProviderFile,
    ({ body, files }) => store(body.eventId, body.SbUserId, body.contentType, files),
    {
      admitForm: async ({ body: { eventId, SbUserId: accountId } }) =>
        orFail(await calls.checkUpload(eventId, { kind: 'provider', accountId })),
    },
  );
  bindEndpoint(app, setPoster, async ({ params, files, actor }) => {
    const account = partyOf(actor);
    const file = only(files);
    return present(
      orFail(await calls.setPoster({ fileId: params.fileId, account, file })),
      account.accountId,
    );
  });
}

type Files = readonly FileUpload['file'][];

function only([file]: Files): FileUpload['file'] {
  if (file === undefined) throw new RequestFailure('this_field_is_required');
  return file;
}

function bindChanges(app: FastifyInstance, calls: GalleryCalls): void {
  bindEndpoint(app, deleteFiles, async ({ body, actor }) => {
    const message = orFail(await calls.remove(partyOf(actor), body.ids));
    return answer(null, { message });
  });
  bindEndpoint(app, restoreFiles, async ({ body, actor }) =>
    orFail(await calls.restore(partyOf(actor), body.ids)),
  );
  bindEndpoint(app, lockFiles, async ({ body, actor }) =>
    orFail(
      await calls.lock(partyOf(actor), new Map(body.GalleryFiles.map(({ Id, IsLocked }) => [Id, IsLocked]))),
    ),
  );
  bindEndpoint(app, allowEarlyProfileUse, async ({ params, body: { isAllowed } }) => {
    await calls.allowProfileUse(params.eventId, isAllowed);
    return { isAllowed };
  });
}

/** Returns the caller of a call for hosts and providers; the route has refused all others. */
function partyOf(actor: Actor): Party {
  const { kind, accountId } = signedIn({ actor });
  if (kind === 'operator') throw new RequestFailure('not_allowed');
  return { kind, accountId };
}
