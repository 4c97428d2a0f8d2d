import { Readable } from 'node:stream';
import { readStoredFile } from '@repo/contracts/galleries/downloads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachmentAs } from '../../files/content-disposition.ts';
import { lifetimeSeconds } from '../../files/file-address.ts';
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
import { nowSecondsOf } from '../../ports/clock.ts';

export type StoredFilesDeps = {
  readonly blobs: BlobStore;
  readonly fileAddresses: FileAddresses;
  readonly clock: Clock;
};

/** Prevents a stored file from running or loading anything when a browser opens it directly. */
const harmless = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * Serves stored files on our own origin from any store (docs/decisions/016-files.md): files of public folders to
 * everyone with a permanent address, all others with a signed address only. Private files of a bucket are sent by
 * the bucket.
 */
export function serveStoredFiles(app: FastifyInstance, deps: StoredFilesDeps): void {
  bindFileEndpoint(app, readStoredFile, async ({ params, query }, request, reply) => {
    const kind = kindOfStoredName(params.name);
    const grant = isPublicFolder(params.folder) ? 'public' : deps.fileAddresses.grantOf(params, query.t);
    if (kind === undefined || grant === undefined) throw new RequestFailure('object_does_not_exist');
    const found = await deps.blobs.find(params);
    if (found === undefined) throw new RequestFailure('object_does_not_exist');
    if (grant === 'public') {
      reply.headers(headersOf(params, kind, undefined, 'public, max-age=31536000, immutable'));
      return sendContent(request, reply, found);
    }
    const untilItEnds = `private, max-age=${grant.expiresAtSeconds - nowSecondsOf(deps.clock)}`;
    const address = await deps.blobs.addressOf(params, {
      // The same for all calls with this grant, so that the address is the same as well.
      signedAtSeconds: grant.expiresAtSeconds - lifetimeSeconds,
      forSeconds: lifetimeSeconds,
      disposition: dispositionOf(params, kind, grant),
    });
    if (address !== undefined)
      return reply
        .header('cache-control', grant.fileName === undefined ? untilItEnds : 'no-store')
        .redirect(address, 302);
    reply.headers(headersOf(params, kind, grant, untilItEnds));
    return sendContent(request, reply, found);
  });
}

const dispositionOf = ({ name }: BlobKey, kind: FileKind, grant: FileGrant | undefined): string =>
  fileKinds[kind].isShown && grant?.fileName === undefined
    ? 'inline'
    : attachmentAs(downloadNameOf(grant?.fileName ?? name, kind));

const headersOf = (
  key: BlobKey,
  kind: FileKind,
  grant: FileGrant | undefined,
  cacheControl: string,
): Readonly<Record<string, string>> => ({
  ...harmless,
  'content-type': fileKinds[kind].contentType,
  'content-disposition': dispositionOf(key, kind, grant),
  'cache-control': cacheControl,
  'accept-ranges': 'bytes',
  // The content under a name never changes.
  etag: `"${key.name}"`,
});

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
  // Without content the framework would send the length 0.
  return reply.send(method === 'HEAD' ? Readable.from([]) : await read(range));
}
