import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FilePart } from '@repo/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StagedFile } from '../../ports/blob-store.ts';
import { declaredTooLarge, drain, readForm } from './read-form.ts';
import type { FormLimits } from './read-form.ts';
import { RequestFailure } from '../request-failure.ts';

export type ReceivedFile = StagedFile & {
  /** The name of the part, as the contract spells it. */
  readonly part: string;
  /** The name that the client gives the file: for display, never for storage. */
  readonly fileName: string;
  readonly open: () => Readable;
};

export type ReceivedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
  /** Deletes the files that have not been stored; can be called repeatedly. */
  readonly discard: () => Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** The folder for files of forms until they are stored. */
    readonly stagingFolder: string;
  }
}

/** Passes forms unread to the endpoints that declare files; refuses forms for all others. */
export function acceptForms(app: FastifyInstance, stagingFolder: string): void {
  app.decorate('stagingFolder', stagingFolder);
  app.addContentTypeParser('multipart/form-data', (request, _, done) => {
    const takesFiles = request.routeOptions.config.endpoint?.files !== undefined;
    done(takesFiles ? null : new RequestFailure('unsupported_media_type'));
  });
  // A form that was refused before it was read may still be arriving.
  app.addHook('onResponse', (request, _, done) => {
    if (request.routeOptions.config.endpoint?.files !== undefined) drain(request.raw);
    done();
  });
}

/**
 * Receives a form with files: texts into memory, files into the staging folder, within the limits of the contract. The
 * first error ends it, deletes what has arrived and refuses the call. The endpoint checks the minimum number of files.
 */
export async function receiveForm(
  request: FastifyRequest,
  parts: readonly FilePart[],
  limits: FormLimits,
): Promise<ReceivedForm> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new RequestFailure('unsupported_media_type');
  const tooLarge = declaredTooLarge(Number(request.headers['content-length'] ?? 0), parts, limits.tooLarge);
  if (tooLarge !== undefined) throw new RequestFailure(tooLarge);
  const { fields, staged, failure } = await readForm(request.raw, contentType, parts, limits);
  const files = staged.map((file) => ({ ...file, open: () => createReadStream(file.path) }));
  const discard = async (): Promise<void> => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  };
  if (failure === undefined) return { fields: Object.fromEntries(fields), files, discard };
  await discard();
  throw failure;
}
