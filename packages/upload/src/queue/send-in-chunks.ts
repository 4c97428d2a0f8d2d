import { failureOfReply } from '@repo/api-client/api-failure';
import type { ApiFailure } from '@repo/api-client/api-failure';
import type { Authority } from '@repo/api-client/create-call';
import { galleryLimits } from '@repo/domain/limits';
import { DetailedError, Upload } from 'tus-js-client';
import type { HttpResponse } from 'tus-js-client';
import { startedUploads } from './started-uploads.ts';
import { isServerAway } from './upload-row.ts';
import type { RowSending, SendFile } from './upload-row.ts';

const endpoint = '/api/v1/uploads';

/** How often a refused chunk is sent again. Without an answer, or with one of a busy server, the queue waits. */
const retryDelaysMs = [500, 1000, 2000, 5000, 10_000, 20_000, 30_000];

/** Refusals that pass: another token is needed, or another request still writes. */
const passingStatuses: readonly number[] = [401, 409, 423];

/** The server did not say where an upload goes on; without an error, tus would send all of it again. */
class PlaceRefused extends Error {
  override readonly name = 'PlaceRefused';
  readonly response: HttpResponse;

  constructor(response: HttpResponse) {
    super(`the server answered ${response.getStatus()}`);
    this.response = response;
  }
}

type LongFile = {
  readonly file: File;
  readonly metadata: { readonly [Name in 'eventId' | 'contentType' | 'filename' | 'attempt']: string };
  readonly accountId: number | undefined;
  readonly authority: Authority;
};

/**
 * Sends a file by tus 1.0.0, each chunk with the token of its time. One that was begun before on this device, also
 * on a page that was closed since, goes on from what has arrived.
 */
export async function sendInChunks(
  { file, metadata, accountId, authority }: LongFile,
  { signal, onProgress, onArrived }: RowSending,
): ReturnType<SendFile> {
  let token: string | undefined;
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<SendFile>>>();
  const upload = new Upload(file, {
    endpoint,
    metadata,
    chunkSize: galleryLimits.chunkBytes,
    retryDelays: retryDelaysMs,
    urlStorage: startedUploads(accountId),
    fingerprint: async () => [metadata.eventId, file.size, file.lastModified, file.name].join(' '),
    removeFingerprintOnSuccess: true,
    onBeforeRequest: (request) => {
      token = authority.token();
      if (token !== undefined) request.setHeader('Authorization', `Bearer ${token}`);
    },
    onAfterResponse: async (request, response) => {
      if (response.getStatus() === 401 && token !== undefined) await authority.renew(token);
      if (request.getMethod() === 'HEAD' && (isToBeSentAgain(response) || isServerAway(failureIn(response))))
        throw new PlaceRefused(response);
    },
    onShouldRetry: (error) => {
      const response = responseOf(error);
      return response !== undefined && isToBeSentAgain(response);
    },
    onProgress: (sent, total) => onProgress(sent / total),
    onChunkComplete: onArrived,
    onError: (error) => {
      const response = responseOf(error);
      resolve({ ok: false, failure: response === undefined ? notReached(error) : failureIn(response) });
    },
    onSuccess: ({ lastResponse }) =>
      resolve({ ok: true, value: storedIn(lastResponse), message: '', meta: {} }),
  });
  signal.addEventListener('abort', () => void upload.abort());
  const [begun] = await upload.findPreviousUploads();
  if (begun !== undefined) upload.resumeFromPreviousUpload(begun);
  if (!signal.aborted) upload.start();
  return promise;
}

/** Returns the answer that an error stands for; undefined without one. */
function responseOf(error: Error): HttpResponse | undefined {
  if (!(error instanceof DetailedError)) return undefined;
  const { originalResponse, causingError } = error;
  return causingError instanceof PlaceRefused ? causingError.response : (originalResponse ?? undefined);
}

function isToBeSentAgain(response: HttpResponse): boolean {
  const status = response.getStatus();
  return passingStatuses.includes(status) || (status >= 500 && !isServerAway(failureIn(response)));
}

const notReached = ({ message }: Error): ApiFailure => ({
  code: 'unable_to_access_server',
  message,
  details: [],
});

const failureIn = (response: HttpResponse): ApiFailure =>
  failureOfReply(response.getStatus(), bodyOf(response));

/** Returns the stored file of the last reply; it is missing where that reply was lost and all had arrived. */
function storedIn(response: HttpResponse): { readonly id: number } | undefined {
  const body = bodyOf(response);
  if (typeof body !== 'object' || body === null || !('payload' in body)) return undefined;
  const { items } = body.payload as { readonly items?: { readonly id: number } };
  return items;
}

function bodyOf(response: HttpResponse): unknown {
  try {
    return JSON.parse(response.getBody());
  } catch {
    return undefined;
  }
}
