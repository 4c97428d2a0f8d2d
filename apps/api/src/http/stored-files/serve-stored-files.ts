import { Readable } from 'node:stream';
import { readStoredFile } from '@repo/contracts/galleries/downloads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentAs } from '../../files/content-disposition.ts';
import type { FileAddresses, FileGrant } from '../../files/file-address.ts';
import { downloadNameOf, fileKinds, kindOfStoredName } from '../../files/file-kinds.ts';
import type { FileKind } from '../../files/file-kinds.ts';
import { isPublicFolder } from '../../ports/blob-store.ts';
import type { BlobKey, BlobStore, FoundBlob } from '../../ports/blob-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { bindFileEndpoint } from '../bind-endpoint.ts';
import { isNamedIn } from '../cacheable-reply.ts';
import { rangeOf } from './byte-range.ts';
import { failureEnvelope } from '../reply-envelope.ts';
import { RequestFailure } from '../request-failure.ts';

export type StoredFilesDeps = {
  readonly blobs: BlobStore;
  readonly fileAddresses: FileAddresses;
  readonly clock: Clock;
};

/** Whatever a file turns out to be, it runs nothing and loads nothing, even when a browser opens it by itself. */
const harmless = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * Stored files on our own origin, whatever keeps them (docs/decisions/016-files.md): those of public folders for
 * everybody and for good, all others for whoever was given a signed address.
 */
export function serveStoredFiles(app: FastifyInstance, deps: StoredFilesDeps): void {
  bindFileEndpoint(app, readStoredFile, async ({ params, query }, request, reply) => {
    const kind = kindOfStoredName(params.name);
    const grant = isPublicFolder(params.folder) ? 'everybody' : deps.fileAddresses.grantOf(params, query.t);
    if (kind === undefined || grant === undefined) throw new RequestFailure('object_does_not_exist');
    const found = await deps.blobs.find(params);
    if (found === undefined) throw new RequestFailure('object_does_not_exist');
    if (grant === 'everybody') {
      reply.headers(headersOf(params, kind, undefined, 'public, max-age=31536000, immutable'));
      return sendContent(request, reply, found);
    }
    const secondsLeft = grant.expiresAtSeconds - Math.floor(deps.clock.nowMs() / 1000);
    const elsewhere = await addressElsewhere(deps.blobs, params, kind, grant, secondsLeft);
    if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 302);
    reply.headers(headersOf(params, kind, grant, `private, max-age=${secondsLeft}`));
    return sendContent(request, reply, found);
  });
}

function headersOf(
  { name }: BlobKey,
  kind: FileKind,
  grant: FileGrant | undefined,
  cacheControl: string,
): Readonly<Record<string, string>> {
  const { contentType, isShown } = fileKinds[kind];
  const savedAs = downloadNameOf(grant?.fileName ?? name, kind);
  return {
    ...harmless,
    'content-type': contentType,
    'content-disposition': isShown && grant?.fileName === undefined ? 'inline' : attachmentAs(savedAs),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    // What lies under a name never changes.
    etag: `"${name}"`,
  };
}

/** Only what is saved goes to the bucket itself: what a page shows must come from our own origin (CSP). */
const addressElsewhere = async (
  blobs: BlobStore,
  key: BlobKey,
  kind: FileKind,
  { fileName }: FileGrant,
  forSeconds: number,
): Promise<string | undefined> =>
  fileName === undefined
    ? undefined
    : blobs.downloadAddressOf(key, downloadNameOf(fileName, kind), forSeconds);

async function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, read }: FoundBlob,
): Promise<FastifyReply> {
  const { headers, method } = request;
  const tag = String(reply.getHeader('etag'));
  if (isNamedIn(headers['if-none-match'], tag)) return reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === tag;
  const range = isSame ? rangeOf(headers.range, bytes) : undefined;
  if (range === 'outside') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${bytes}`, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(failureEnvelope('invalid_input'));
  }
  if (range !== undefined)
    reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`);
  reply.header('content-length', range === undefined ? bytes : range.to - range.from + 1);
  // Without any content at all the framework would call the length 0.
  return reply.send(method === 'HEAD' ? Readable.from([]) : await read(range));
}
