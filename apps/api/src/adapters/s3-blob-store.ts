import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { dateOf } from '@repo/domain/time/unix-seconds';
import type { S3Settings } from '../config/env.ts';
import { fileKinds, kindOfStoredName } from '../files/file-kinds.ts';
import { isStoredName } from '../files/stored-name.ts';
import type { AddressTerms, BlobKey, BlobStore, ByteRange } from '../ports/blob-store.ts';

/** The parts of a long upload; sending two at a time limits the memory of an upload. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

const connectMs = 5000;
/** The time limit of sending a part, and of a stall while reading a file. */
const defaultAnswerMs = 60_000;

/** A name of no file, whose address tells where all addresses lead. */
const sampleName = 'sample.jpg';

type Place = { readonly client: S3Client; readonly bucket: string };

/** Stores files in an S3 bucket, of Amazon or a compatible service. */
export function s3BlobStore(
  settings: S3Settings,
  { answerMs = defaultAnswerMs } = {},
): BlobStore & { readonly close: () => void } {
  const place: Place = { client: clientFor(settings, answerMs), bucket: settings.bucket };
  const { client } = place;
  return {
    put: async (key, content) => {
      const hash = createHash('sha256');
      let bytes = 0;
      const summed = async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of content) {
          const part = Buffer.from(chunk);
          hash.update(part);
          bytes += part.length;
          yield part;
        }
      };
      await upload(place, key, Readable.from(summed(), { objectMode: false }));
      return { bytes, sha256: hash.digest('hex') };
    },
    keep: (key, { path }) => upload(place, key, createReadStream(path)),
    find: async (key) => {
      if (!isStoredName(key.name)) return undefined;
      const head = await client.send(new HeadObjectCommand(inBucket(place, key))).catch(nothingThere);
      return head && { bytes: head.ContentLength ?? 0, read: (range) => read(place, key, range) };
    },
    remove: async (key) => {
      if (isStoredName(key.name)) await client.send(new DeleteObjectCommand(inBucket(place, key)));
    },
    addressOf: (key, terms) => signedAddress(place, key, terms),
    origin: async () => {
      const terms = { signedAtSeconds: 0, forSeconds: 1, disposition: 'inline' };
      return new URL(await signedAddress(place, { folder: 'event', name: sampleName }, terms)).origin;
    },
    close: () => client.destroy(),
  };
}

/** Signs what the bucket answers with as well, so that it treats a file as our own origin does. */
function signedAddress(
  place: Place,
  key: BlobKey,
  { signedAtSeconds, forSeconds, disposition }: AddressTerms,
): Promise<string> {
  const command = new GetObjectCommand({
    ...inBucket(place, key),
    ResponseContentDisposition: disposition,
    ResponseContentType: contentTypeOf(key.name),
    ResponseCacheControl: `private, max-age=${forSeconds}`,
  });
  return getSignedUrl(place.client, command, {
    expiresIn: forSeconds,
    signingDate: dateOf(signedAtSeconds),
  });
}

function inBucket({ bucket }: Place, { folder, name }: BlobKey): { Bucket: string; Key: string } {
  if (!isStoredName(name)) throw new Error(`"${name}" cannot be the name of a stored file`);
  return { Bucket: bucket, Key: `${folder}/${name}` };
}

/** Sends every part or aborts the upload, so that a failed upload leaves nothing in the bucket. */
async function upload(place: Place, key: BlobKey, content: Readable): Promise<void> {
  let broke: Error | undefined;
  content.once('error', (error) => {
    broke = error;
  });
  const sending = new Upload({
    client: place.client,
    partSize: partBytes,
    queueSize: partsAtOnce,
    leavePartsOnError: false,
    params: { ...inBucket(place, key), Body: content, ContentType: contentTypeOf(key.name) },
  });
  try {
    await sending.done();
  } catch (error) {
    // The abort may fail too; the first error is the one to report.
    throw broke ?? error;
  }
}

async function read(place: Place, key: BlobKey, range: ByteRange | undefined): Promise<Readable> {
  const part = range === undefined ? {} : { Range: `bytes=${range.from}-${range.to}` };
  const { Body } = await place.client.send(new GetObjectCommand({ ...inBucket(place, key), ...part }));
  if (!(Body instanceof Readable)) throw new TypeError('a bucket answers with a stream');
  return Body;
}

function clientFor({ region, endpoint, credentials }: S3Settings, answerMs: number): S3Client {
  return new S3Client({
    region,
    // Compatible services have one host for all buckets.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    // Other services would store the checksums of Amazon inside streamed files.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      socketTimeout: answerMs,
    },
    maxAttempts: 3,
  });
}

function contentTypeOf(name: string): string {
  const kind = kindOfStoredName(name);
  return kind === undefined ? 'application/octet-stream' : fileKinds[kind].contentType;
}

function nothingThere(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
  throw error;
}
