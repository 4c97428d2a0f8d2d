import { failureOfReply } from '@repo/api-client/api-failure';
import type { ApiFailure } from '@repo/api-client/api-failure';
import type { Authority } from '@repo/api-client/create-call';
import { galleryLimits } from '@repo/domain/limits';
import { Upload } from 'tus-js-client';
import type { HttpResponse } from 'tus-js-client';
import { startedUploads } from './started-uploads.ts';
import type { RowSending, SendFile } from './upload-row.ts';

const endpoint = '/api/v1/uploads';

/** How often a refused chunk is sent again. Without an answer, the queue waits for the connection. */
const retryDelaysMs = [500, 1000, 2000, 5000, 10_000, 20_000, 30_000];

/** Refusals that pass: another token is needed, another request still writes, or the server is busy. */
const passingStatuses: readonly number[] = [401, 409, 423, 429];

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
    onAfterResponse: async (_, response) => {
      if (response.getStatus() === 401 && token !== undefined) await authority.renew(token);
    },
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus();
      return status !== undefined && (status >= 500 || passingStatuses.includes(status));
    },
    onProgress: (sent, total) => onProgress(sent / total),
    onChunkComplete: onArrived,
    onError: (error) => {
      const response = 'originalResponse' in error ? error.originalResponse : null;
      resolve({ ok: false, failure: failureOf(response, error) });
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

function failureOf(response: HttpResponse | null, thrown: Error): ApiFailure {
  if (response === null) return { code: 'unable_to_access_server', message: thrown.message, details: [] };
  return failureOfReply(response.getStatus(), bodyOf(response));
}

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
