import { randomBytes } from 'node:crypto';
import { contentType } from '@repo/contracts/galleries/gallery-file';
import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { idInText } from '@repo/contracts/wire/ids';
import { errorCodeOfHttpStatus, httpStatusOf } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fileLimits, galleryLimits } from '@repo/domain/limits';
import type { Result } from '@repo/domain/result';
import { mediaOf } from '@repo/domain/upload/accepted-files';
import { Server } from '@tus/server';
import type { DataStore, ServerOptions, Upload } from '@tus/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { safeFileName } from '../../../files/safe-file-name.ts';
import { bearerTokenOf } from '../../../http/authenticate.ts';
import type { ActorOfToken } from '../../../http/authenticate.ts';
import { orFail } from '../../../http/or-fail.ts';
import { failureEnvelope, successEnvelope } from '../../../http/reply-envelope.ts';
import { RequestFailure } from '../../../http/request-failure.ts';
import type { Party } from '../change-files.ts';
import type { UploadLeases } from './upload-store.ts';
import type { NewUpload, UploadRecord } from './uploads.repository.ts';

const path = '/api/v1/uploads';
/** Long enough for a chunk over a slow line. */
const chunkMs = 5 * 60_000;

export type UploadCalls = {
  readonly actorOfToken: ActorOfToken;
  readonly store: DataStore;
  readonly locker: UploadLeases;
  readonly ownsEvent: (accountId: number, eventId: number) => Promise<boolean>;
  readonly checkUpload: (eventId: number, party: Party) => Promise<Result<void, ErrorCode>>;
  readonly totalOfAttempt: (
    uploaderId: number,
    attempt: string,
  ) => Promise<{ readonly files: number; readonly bytes: number }>;
  readonly add: (upload: NewUpload) => Promise<void>;
  readonly find: (id: string) => Promise<UploadRecord | undefined>;
  readonly finish: (upload: UploadRecord) => Promise<Result<number, ErrorCode>>;
  readonly present: (fileId: number, viewerId: number) => Promise<GalleryFile>;
};

const metadata = z.object({
  eventId: idInText,
  SbUserId: idInText.optional(),
  contentType,
  filename: z.string().min(1).max(1024),
  attempt: z.string().min(1).max(64),
});

/**
 * Registers resumable uploads by tus 1.0.0. Every request has a token of its own; the owner, the gate and the
 * limits are checked before the first byte is read.
 */
export function uploadsRoutes(app: FastifyInstance, calls: UploadCalls): void {
  const callers = new WeakMap<object, Caller>();
  const callerOf = (request: TusRequest): Caller | undefined => {
    const raw = request.runtime?.node?.req;
    return raw === undefined ? undefined : callers.get(raw);
  };
  const partyOf = (request: TusRequest): Party => {
    const caller = callerOf(request);
    if (caller === undefined) throw new RequestFailure('session_has_expired');
    return caller.party;
  };
  const server = new Server({
    path,
    relativeLocation: true,
    datastore: calls.store,
    locker: calls.locker,
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(18).toString('base64url'),
    onIncomingRequest: (request, id) => admit(calls, request, id, partyOf(request)),
    onUploadCreate: async (request, upload) => {
      await calls.add(await newUploadOf(calls, upload, partyOf(request)));
      return {};
    },
    // A browser whose connection breaks meanwhile sends the last chunk again.
    onUploadFinish: async (request, { id }) =>
      calls.locker.whileHeld(id, () => finish(calls, id, partyOf(request))),
    onResponseError: (request, error) => {
      const failure = failureOf(app, error, callerOf(request)?.requestId ?? '');
      const { retryAfterSeconds } = failure;
      if (retryAfterSeconds !== undefined)
        request.runtime?.node?.res?.setHeader('retry-after', String(retryAfterSeconds));
      return replyTo(error, failure);
    },
  });
  const config = { bodyMs: chunkMs };
  void app.register(async (scope) => {
    // The parser leaves the body to tus.
    scope.addContentTypeParser('application/offset+octet-stream', (_, __, done) => done(null));
    scope.route({ method: ['POST', 'OPTIONS'], url: path, config, handler: handle });
    scope.route({ method: ['HEAD', 'PATCH', 'OPTIONS'], url: `${path}/:id`, config, handler: handle });
  });

  async function handle(request: FastifyRequest, reply: { hijack: () => unknown; raw: Reply }) {
    if (request.method !== 'OPTIONS')
      callers.set(request.raw, { party: await signedInParty(calls, request), requestId: request.id });
    if (Number(request.headers['content-length'] ?? 0) > galleryLimits.chunkBytes)
      throw new RequestFailure('request_too_large');
    reply.hijack();
    reply.raw.setHeader('cache-control', 'no-store');
    reply.raw.setHeader('x-content-type-options', 'nosniff');
    await server.handle(request.raw, reply.raw);
  }
}

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];
type Reply = Parameters<Server['handle']>[1];
type Caller = { readonly party: Party; readonly requestId: string };

async function signedInParty({ actorOfToken }: UploadCalls, request: FastifyRequest): Promise<Party> {
  const token = bearerTokenOf(request);
  const actor = token === undefined ? undefined : await actorOfToken(token);
  if (actor === undefined) throw new RequestFailure('session_has_expired');
  if (actor.kind === 'operator') throw new RequestFailure('not_allowed');
  return { accountId: actor.accountId, kind: actor.kind };
}

/** Refuses another's upload like a missing one, and a chunk when the gallery has closed meanwhile. */
async function admit(calls: UploadCalls, { method }: TusRequest, id: string, party: Party): Promise<void> {
  if (method === 'POST') return;
  const upload = await calls.find(id);
  if (upload?.uploaderId !== party.accountId) throw new RequestFailure('object_does_not_exist');
  if (method === 'PATCH') orFail(await calls.checkUpload(upload.eventId, party));
}

async function newUploadOf(
  calls: UploadCalls,
  { id, size, metadata: sent }: Upload,
  party: Party,
): Promise<NewUpload> {
  const parsed = metadata.safeParse(sent);
  if (!parsed.success || size === undefined || size < 1) throw new RequestFailure('invalid_input');
  const { eventId, SbUserId, contentType: kind, filename, attempt } = parsed.data;
  const isForeign = party.kind === 'provider' && SbUserId !== party.accountId;
  if (isForeign || !(await calls.ownsEvent(party.accountId, eventId)))
    throw new RequestFailure('object_does_not_exist');
  orFail(await calls.checkUpload(eventId, party));
  if (size >= fileLimits.fileBytes) throw new RequestFailure('each_file_size_should_be_under_400mb');
  const fileName = safeFileName(filename);
  orFail(mediaOf(fileName));
  const total = await calls.totalOfAttempt(party.accountId, attempt);
  if (total.files >= fileLimits.filesPerSelection) throw new RequestFailure('max_img_error');
  if (total.bytes + size > fileLimits.attemptBytes)
    throw new RequestFailure('upto_2000_mbs_are_allowed_in_an_attempt');
  const uploaderId = party.accountId;
  return { id, eventId, uploaderId, contentType: kind, fileName, bytes: size, attempt };
}

async function finish(calls: UploadCalls, id: string, { accountId }: Party) {
  const upload = await calls.find(id);
  if (upload === undefined) throw new RequestFailure('object_does_not_exist');
  if (upload.isFinished) return {};
  const fileId = orFail(await calls.finish(upload));
  const file = await calls.present(fileId, accountId);
  return {
    status_code: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(successEnvelope(file, 'added_to_gallery_successfully')),
  };
}

type TusError = Error | { readonly status_code: number; readonly body: string };

/** Returns the failure of an error of the protocol by its status, and of any other as all other calls do. */
function failureOf(app: FastifyInstance, error: TusError, requestId: string): RequestFailure {
  const failure =
    'status_code' in error
      ? new RequestFailure(errorCodeOfHttpStatus(error.status_code), [error.body.trim()])
      : error;
  return app.failureOf(failure, requestId);
}

/** Returns the envelope of a refusal with its status, as all other calls do. */
function replyTo(error: TusError, { code, details }: RequestFailure) {
  const status = 'status_code' in error ? error.status_code : httpStatusOf(code);
  return { status_code: status, body: JSON.stringify(failureEnvelope(code, details)) };
}
