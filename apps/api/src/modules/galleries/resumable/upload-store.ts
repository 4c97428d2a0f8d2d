import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import type { Lock, Locker } from '@tus/server';
import { galleryLimits } from '@repo/domain/limits';
import type { Database } from '../../../database/schema.ts';
import { stageFile } from '../../../files/stage-file.ts';
import type { BlobStore } from '../../../ports/blob-store.ts';
import { inEventFolder } from '../gallery-names.ts';
import { uploadsRepository } from './uploads.repository.ts';
import type { UploadRecord } from './uploads.repository.ts';

const renewEveryMs = 4000;
/** Far more than a browser sends; a client must not fill the store with tiny files. */
const mostChunks = 2000;

/**
 * Returns where an upload continues. One whose last chunk has come, but that was not added to the gallery because its
 * process died, sends that chunk once more.
 */
function offsetOf({ bytes, chunkBytes, isFinished }: UploadRecord): number {
  if (isFinished) return bytes;
  return sumOf(isComplete({ bytes, chunkBytes }) ? chunkBytes.slice(0, -1) : chunkBytes);
}

const tooLarge = (): Error => Object.assign(new Error('too large a chunk'), ERRORS.ERR_SIZE_EXCEEDED);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const isComplete = ({ bytes, chunkBytes }: Pick<UploadRecord, 'bytes' | 'chunkBytes'>): boolean =>
  sumOf(chunkBytes) === bytes;

export type ChunkDeps = {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly stagingFolder: string;
  /** Has a stored chunk deleted a day later if no upload uses it then. */
  readonly removeLater: (name: string) => Promise<void>;
};

/** Keeps chunks as files of any blob store, and which of them are complete as a row (FF-30). */
export class ChunkStore extends DataStore {
  readonly #deps: ChunkDeps;
  readonly #leases: ReadonlyMap<string, string>;

  constructor(deps: ChunkDeps, leases: ReadonlyMap<string, string>) {
    super();
    this.extensions = ['creation'];
    this.#deps = deps;
    this.#leases = leases;
  }

  override async getUpload(id: string): Promise<Upload> {
    const upload = await uploadsRepository(this.#deps.database).find(id);
    if (upload === undefined) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size: upload.bytes, offset: offsetOf(upload) });
  }

  /** Stores a chunk and returns the new offset. The chunk counts only when its row says so. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const { database, blobs, stagingFolder, removeLater } = this.#deps;
    const repository = uploadsRepository(database);
    const upload = await repository.find(id);
    if (upload === undefined) throw ERRORS.FILE_NOT_FOUND;
    if (upload.isFinished) return upload.bytes;
    const kept = isComplete(upload) ? -1 : upload.chunkNames.length;
    const names = upload.chunkNames.slice(0, kept);
    if (offsetOf(upload) !== offset || names.length >= mostChunks) throw ERRORS.INVALID_OFFSET;
    const file = await stageFile(stagingFolder, stream, (bytes) =>
      bytes > galleryLimits.chunkBytes ? tooLarge() : undefined,
    );
    try {
      if (file.bytes === 0) return offset;
      const name = `${randomBytes(18).toString('base64url')}.part`;
      await removeLater(name);
      await blobs.keep(inEventFolder(name), file);
      const chunks = {
        names: [...names, name],
        bytes: [...upload.chunkBytes.slice(0, kept), file.bytes],
      };
      if (await repository.saveChunks(id, this.#leases.get(id) ?? '', chunks)) return offset + file.bytes;
      await blobs.remove(inEventFolder(name));
      throw ERRORS.INVALID_OFFSET;
    } finally {
      await rm(file.path, { force: true });
    }
  }
}

/** Lets one request at a time write to an upload, over all processes, by a lease in the database. */
export class UploadLeases implements Locker {
  readonly #database: Database;
  readonly held = new Map<string, string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Runs work while no other request writes to an upload; refuses it with 423 while one does. */
  async whileHeld<Value>(id: string, work: () => Promise<Value>): Promise<Value> {
    const lease = this.newLock(id);
    await lease.lock();
    try {
      return await work();
    } finally {
      await lease.unlock();
    }
  }

  newLock(id: string): Lock & { readonly lock: () => Promise<void> } {
    const repository = uploadsRepository(this.#database);
    const lease = randomUUID();
    let renewing: NodeJS.Timeout | undefined;
    return {
      lock: async () => {
        if (!(await repository.takeLease(id, lease))) {
          if ((await repository.find(id)) === undefined) throw ERRORS.FILE_NOT_FOUND;
          throw { status_code: 423, body: 'another request writes to this upload' };
        }
        this.held.set(id, lease);
        renewing = setInterval(() => void repository.takeLease(id, lease).catch(() => false), renewEveryMs);
      },
      unlock: async () => {
        clearInterval(renewing);
        this.held.delete(id);
        await repository.endLease(id, lease);
      },
    };
  }
}
