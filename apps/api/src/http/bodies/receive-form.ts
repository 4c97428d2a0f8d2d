import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FilePart } from '@repo/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StagedFile } from '../../ports/blob-store.ts';
import { readForm } from './read-form.ts';
import type { FormLimits } from './read-form.ts';
import { RequestFailure } from '../request-failure.ts';

export type ReceivedFile = StagedFile & {
  /** The name of the part, as the contract spells it. */
  readonly part: string;
  /** What the client calls the file: a name to show, never one to store it under. */
  readonly fileName: string;
  readonly open: () => Readable;
};

export type ReceivedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
  /** Takes away whatever of the files has not been kept; as often as one likes. */
  readonly discard: () => Promise<void>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the files of forms lie until they are kept. */
    readonly stagingFolder: string;
  }
}

/** Lets forms through to the endpoints that declare files, unread; anywhere else a form is of the wrong kind. */
export function acceptForms(app: FastifyInstance, stagingFolder: string): void {
  app.decorate('stagingFolder', stagingFolder);
  app.addContentTypeParser('multipart/form-data', (request, _, done) => {
    const takesFiles = request.routeOptions.config.endpoint?.files !== undefined;
    done(takesFiles ? null : new RequestFailure('unsupported_media_type'));
  });
}

/**
 * Receives a form with files: texts into memory, files into the staging folder, none of them beyond what the
 * contract allows. Whatever is wrong ends it at once, takes away what had arrived, and is a refusal of the caller.
 * How few files may come is for the endpoint to say, which has its own word for it.
 */
export async function receiveForm(
  request: FastifyRequest,
  parts: readonly FilePart[],
  limits: FormLimits,
): Promise<ReceivedForm> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new RequestFailure('unsupported_media_type');
  const { fields, staged, failure } = await readForm(request.raw, contentType, parts, limits);
  const files = staged.map((file) => ({ ...file, open: () => createReadStream(file.path) }));
  const discard = async (): Promise<void> => {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  };
  if (failure === undefined) return { fields: Object.fromEntries(fields), files, discard };
  await discard();
  throw failure;
}
