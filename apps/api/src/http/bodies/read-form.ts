import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyInstance } from '@fastify/busboy';
import type { FilePart } from '@repo/contracts/endpoint';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fileLimits } from '@repo/domain/limits';
import { safeFileName } from '../../files/safe-file-name.ts';
import { stageFile } from '../../files/stage-file.ts';
import type { StagedFile } from '../../ports/blob-store.ts';
import { RequestFailure } from '../request-failure.ts';

/** Limits that are above those of every form in the contract. */
const mostFields = 50;
const mostFieldBytes = 256 * 1024;
const mostPartHeaders = 20;
const mostPartHeaderBytes = 8 * 1024;

const defaultIdleMs = 30_000;
/** How long the rest of a refused upload is still read and discarded, so that the client reads the reply. */
const drainMs = 5000;

export type FormLimits = {
  readonly stagingFolder: string;
  /** The error for a file above its limit; by default `request_too_large`. */
  readonly tooLarge?: ErrorCode | undefined;
  /** The error for more files than a part may have; by default `invalid_input`. */
  readonly tooMany?: ErrorCode | undefined;
  /** Checks the text fields before the first file, before that file is written. */
  readonly judge?: (fields: Readonly<Record<string, string>>) => Promise<void>;
  /** The time after which a stalled upload ends, at most twice as long. */
  readonly idleMs?: number;
  /** The maximum of all files together; by default that of an attempt (S3§9). */
  readonly mostBytes?: number;
};

type Arrival = StagedFile & { readonly part: string; readonly fileName: string };

type ReadForm = {
  readonly fields: ReadonlyMap<string, string>;
  readonly staged: readonly Arrival[];
  /** The reason why the form was not read completely; undefined if it was. */
  readonly failure: unknown;
};

const refusal = (detail: string): RequestFailure => new RequestFailure('invalid_input', [detail]);

/** Reads a form to its end or to the first error. When it returns, every file is completely written or deleted. */
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
  const { arrivals, streams } = collectFiles(parser, parts, { ...limits, fields }, fail);
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
    drain(incoming);
  }
  const settled = await Promise.allSettled(arrivals);
  return { fields, staged: settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])), failure };
}

/** Returns a parser; undefined for a form without a boundary, which cannot be read. */
function parserFor(contentType: string, parts: readonly FilePart[]): BusboyInstance | undefined {
  const mostFiles = parts.reduce((sum, { files }) => sum + files.to, 0);
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: mostFields,
        fieldSize: mostFieldBytes,
        // One more than allowed, so that the error of its part is reported.
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

/** Collects the text fields; the first of several with the same name counts, as for names in other casing. */
function collectFields(parser: BusboyInstance, fail: Fail): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  parser.on('field', (name: string | undefined, value, _, isTruncated) => {
    if (isTruncated) return fail(refusal('a field is too long'));
    if (name !== undefined && !fields.has(name)) fields.set(name, value);
  });
  return fields;
}

type Collecting = FormLimits & { readonly fields: ReadonlyMap<string, string> };

function collectFiles(parser: BusboyInstance, parts: readonly FilePart[], limits: Collecting, fail: Fail) {
  let judged: Promise<void> | undefined;
  const arrivals: Promise<readonly Arrival[]>[] = [];
  const streams: Readable[] = [];
  const counts = new Map<FilePart, number>();
  const checkTotal = totalLimit(limits.mostBytes ?? fileLimits.attemptBytes);
  parser.on('file', (name: string | undefined, stream, fileName: string | undefined) => {
    // Without a listener, an error of the stream would end the process.
    stream.on('error', fail);
    streams.push(stream);
    const part = parts.find((known) => known.name.toLowerCase() === name?.toLowerCase());
    if (part === undefined) return fail(refusal('there is an unknown file'));
    const count = (counts.get(part) ?? 0) + 1;
    counts.set(part, count);
    if (count > part.files.to) return fail(new RequestFailure(limits.tooMany ?? 'invalid_input'));
    judged ??= limits.judge?.(Object.fromEntries(limits.fields)) ?? Promise.resolve();
    const arriving = judged.then(() => arrive(part, stream, fileName, limits, checkTotal()));
    arriving.catch(fail);
    arrivals.push(arriving);
  });
  return { arrivals, streams };
}

/** Limits the files of one form together. Returns a function that returns the check of the next file. */
function totalLimit(mostBytes: number): () => (bytes: number) => RequestFailure | undefined {
  let total = 0;
  return () => {
    let counted = 0;
    return (bytes) => {
      total += bytes - counted;
      counted = bytes;
      return total > mostBytes ? new RequestFailure(attemptIsTooLarge) : undefined;
    };
  };
}

async function arrive(
  part: FilePart,
  stream: Readable,
  fileName: string | undefined,
  { stagingFolder, tooLarge = 'request_too_large' }: FormLimits,
  checkTotal: (bytes: number) => RequestFailure | undefined,
): Promise<readonly Arrival[]> {
  const file = await stageFile(stagingFolder, stream, (bytes) =>
    bytes > part.maxBytes ? new RequestFailure(tooLarge) : checkTotal(bytes),
  );
  // Browsers send an empty file without a name for a field in which no file was chosen.
  const isChosen = file.bytes > 0 || (fileName !== undefined && fileName !== '');
  if (isChosen) return [{ ...file, part: part.name, fileName: safeFileName(fileName ?? '') }];
  await rm(file.path, { force: true });
  return [];
}

/** Fails an upload that is cut off or stalls; returns a function that stops watching. */
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

/** The error of a form whose files are too large together. */
const attemptIsTooLarge: ErrorCode = 'upto_2000_mbs_are_allowed_in_an_attempt';

/** Returns how many bytes the files and the text fields of a form may have. */
const mostFileBytes = (parts: readonly FilePart[]): number =>
  parts.reduce((sum, { files, maxBytes }) => sum + files.to * maxBytes, 0);
const mostTextBytes = mostFields * mostFieldBytes;

/** Returns the error of a form that declares more bytes than it may have; undefined for others. */
export function declaredTooLarge(
  contentLength: number,
  parts: readonly FilePart[],
  tooLarge: ErrorCode = 'request_too_large',
): ErrorCode | undefined {
  if (contentLength > mostFileBytes(parts) + mostTextBytes) return tooLarge;
  return contentLength > fileLimits.attemptBytes + mostTextBytes ? attemptIsTooLarge : undefined;
}

/** Reads and discards the rest of a refused upload for a few seconds, then closes the connection. */
export function drain(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  const hangUp = setTimeout(() => incoming.destroy(), drainMs);
  incoming.once('end', () => clearTimeout(hangUp)).once('close', () => clearTimeout(hangUp));
  incoming.resume();
}

/** Converts an error of the client's form to a refusal; keeps errors of this machine. */
function asRefusal(reason: unknown): Error {
  if (!(reason instanceof Error)) return refusal('the form is broken');
  if (reason instanceof RequestFailure) return reason;
  return 'syscall' in reason ? reason : refusal('the form is broken');
}
