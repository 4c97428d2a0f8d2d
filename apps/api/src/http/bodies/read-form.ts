import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';
import type { FilePart } from '@repo/contracts/endpoint';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { safeFileName } from '../../files/safe-file-name.ts';
import { stageFile } from '../../files/stage-file.ts';
import type { StagedFile } from '../../ports/blob-store.ts';
import { RequestFailure } from '../request-failure.ts';

/** More and longer texts than any form of the contract has. */
const mostFields = 50;
const mostFieldBytes = 256 * 1024;
const mostPartHeaders = 20;
const mostPartHeaderBytes = 8 * 1024;

const defaultIdleMs = 30_000;
/** How long the rest of a refused upload is still taken and thrown away, so that its sender reads the refusal. */
const lingerMs = 5000;

export type FormLimits = {
  readonly stagingFolder: string;
  /** What a file above its limit is answered with; by default `request_too_large`. */
  readonly tooLarge?: ErrorCode | undefined;
  /** What more files than a part may have are answered with; by default `invalid_input`. */
  readonly tooMany?: ErrorCode | undefined;
  /** An upload that sends nothing for this long, or twice as long at the most, has ended. */
  readonly idleMs?: number;
};

type Arrival = StagedFile & { readonly part: string; readonly fileName: string };

type ReadForm = {
  readonly fields: ReadonlyMap<string, string>;
  readonly staged: readonly Arrival[];
  /** Why the form was not read to its end. */
  readonly failure: unknown;
};

const refusal = (detail: string): RequestFailure => new RequestFailure('invalid_input', [detail]);

/** Reads a form to its end, or to the first thing that is wrong with it; every file is written or gone by then. */
export async function readForm(
  incoming: IncomingMessage,
  contentType: string,
  parts: readonly FilePart[],
  limits: FormLimits,
): Promise<ReadForm> {
  const parser = parserFor(contentType, parts);
  if (parser === undefined) return { fields: new Map(), staged: [], failure: refusal('no form') };
  const { promise: ended, resolve: end, reject: fail } = Promise.withResolvers<void>();
  const fields = collectFields(parser, fail);
  const { arrivals, streams } = collectFiles(parser, parts, limits, fail);
  for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const)
    parser.on(limit, () => fail(refusal('there is too much in the form')));
  parser.on('error', fail);
  parser.on('finish', () => end());
  const stopWatching = watch(incoming, limits.idleMs ?? defaultIdleMs, fail);
  incoming.pipe(parser);
  const failure = await ended.then(() => Promise.all(arrivals)).then(() => undefined, asRefusal);
  stopWatching();
  if (failure !== undefined) {
    incoming.unpipe(parser);
    for (const stream of streams) stream.destroy(failure);
    linger(incoming);
  }
  const settled = await Promise.allSettled(arrivals);
  return { fields, staged: settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])), failure };
}

/** Nothing for a form without a boundary, which cannot be read at all. */
function parserFor(contentType: string, parts: readonly FilePart[]): BusboyInstance | undefined {
  const mostFiles = parts.reduce((sum, { files }) => sum + files.to, 0);
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: mostFields,
        fieldSize: mostFieldBytes,
        // One more, so that the part it belongs to says what is too many.
        files: mostFiles + 1,
        parts: mostFields + mostFiles + 1,
        headerPairs: mostPartHeaders,
        headerSize: mostPartHeaderBytes,
      },
    });
  } catch {
    return undefined;
  }
}

type Fail = (reason: unknown) => void;

/** Of fields with the same name the first one counts, as among twins in different casing. */
function collectFields(parser: BusboyInstance, fail: Fail): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  parser.on('field', (name: string | undefined, value, _, isTruncated) => {
    if (isTruncated) return fail(refusal('a field is too long'));
    if (name !== undefined && !fields.has(name)) fields.set(name, value);
  });
  return fields;
}

function collectFiles(parser: BusboyInstance, parts: readonly FilePart[], limits: FormLimits, fail: Fail) {
  const arrivals: Promise<readonly Arrival[]>[] = [];
  const streams: Readable[] = [];
  const counts = new Map<FilePart, number>();
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    // Without a listener an error of the stream would be one of the process.
    stream.on('error', fail);
    streams.push(stream);
    const part = parts.find((known) => known.name.toLowerCase() === name?.toLowerCase());
    if (part === undefined) return fail(refusal('there is an unknown file'));
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    if (count > part.files.to) return fail(new RequestFailure(limits.tooMany ?? 'invalid_input'));
    const arriving = arrive(part, stream, fileName, limits);
    arriving.catch(fail);
    arrivals.push(arriving);
  });
  return { arrivals, streams };
}

async function arrive(
  part: FilePart,
  stream: Readable,
  fileName: string | undefined,
  { stagingFolder, tooLarge = 'request_too_large' }: FormLimits,
): Promise<readonly Arrival[]> {
  const file = await stageFile(stagingFolder, stream, (bytes) =>
    bytes > part.maxBytes ? new RequestFailure(tooLarge) : undefined,
  );
  // Browsers send a nameless file of nothing for a field in which none was chosen.
  const isChosen = file.bytes > 0 || (fileName !== undefined && fileName !== '');
  if (isChosen) return [{ ...file, part: part.name, fileName: safeFileName(fileName ?? '') }];
  await rm(file.path, { force: true });
  return [];
}

/** An upload that is cut off, or that says nothing any more, ends; answers how to stop watching. */
function watch(incoming: IncomingMessage, idleMs: number, fail: Fail): () => void {
  let hasMoved = false;
  const onData = (): void => {
    hasMoved = true;
  };
  const idle = setInterval(() => {
    if (!hasMoved) fail(refusal('the upload stands still'));
    hasMoved = false;
  }, idleMs);
  const onCut = (): void => {
    if (!incoming.complete && !incoming.readableEnded) fail(refusal('the upload was cut off'));
  };
  incoming.on('data', onData).on('close', onCut).on('error', onCut);
  return () => {
    clearInterval(idle);
    incoming.off('data', onData).off('close', onCut);
  };
}

/** Takes what still comes of a refused upload for a while and throws it away, then hangs up. */
function linger(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  const hangUp = setTimeout(() => incoming.destroy(), lingerMs);
  incoming.once('end', () => clearTimeout(hangUp)).once('close', () => clearTimeout(hangUp));
  incoming.resume();
}

/** What the sender did wrong is a refusal, a full disk passes, and anything else of the machine is a bug. */
function asRefusal(reason: unknown): Error {
  if (!(reason instanceof Error)) return refusal('the form is broken');
  if (reason instanceof RequestFailure) return reason;
  const code = 'code' in reason ? reason.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new RequestFailure('service_unavailable');
  return 'syscall' in reason ? reason : refusal('the form is broken');
}
