import type { ApiFailure } from '@repo/api-client/api-failure';
import { newClientId } from '@repo/api-client/new-client-id';
import { isVideoName } from '@repo/domain/upload/accepted-files';
import { orderForUpload, queueAfterFailure } from '@repo/domain/upload/upload-queue';
import { Connection } from './connection.ts';
import { isLeft, leftFileOf } from './left-files.ts';
import type { LeftFile, LeftFiles } from './left-files.ts';
import { isServerAway, mayBeRetried, mayPass } from './upload-row.ts';
import type { SendFile, UploadOutcome, UploadRow, UploadState, UploadTarget } from './upload-row.ts';

type Settings = {
  readonly send: SendFile;
  /** Called once no file waits any more. */
  readonly onFinished: (outcome: UploadOutcome) => void;
};

/** Videos are sent alone. */
const imagesAtOnce = 3;
const triesPerFile = 3;

/** The part of the app that sends was not loaded, without a network or after a release. */
const notSent = (thrown: unknown): { readonly ok: false; readonly failure: ApiFailure } => ({
  ok: false,
  failure: { code: 'unable_to_access_server', message: String(thrown), details: [] },
});

/** A refused duplicate is the file itself where the answer to an earlier try was lost. */
const isStoredBefore = ({ mayBeStored }: UploadRow, { code }: ApiFailure): boolean =>
  mayBeStored && code === 'files_already_uploaded';

const isUnfinished = ({ state }: UploadRow): boolean => state.status !== 'done' && state.status !== 'failed';

const isVideo = ({ file }: UploadRow): boolean => isVideoName(file.name);

/**
 * Uploads files one per call: videos first, one at a time, then images, a few at a time (S2§4, S3§4). A failure that may
 * pass goes behind all other files and is tried again (FF-31); any other stays failed while the others go on. While the
 * server cannot be reached or is busy, all files wait.
 */
export class UploadQueue {
  readonly #settings: Settings;
  readonly #connection = new Connection(() => {
    this.#show([...this.#rows]);
    this.#startNext();
  });
  readonly #running = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  #rows: readonly UploadRow[] = [];
  #left: readonly LeftFile[] = [];
  #kept: { readonly files: LeftFiles; readonly ids: string } | undefined;
  #nextId = 1;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The files in the order of the queue; the same array until something changes. */
  readonly rows = (): readonly UploadRow[] => this.#rows;

  /** The files that were not added before the page was reloaded; the same array until something changes. */
  readonly left = (): readonly LeftFile[] => this.#left;

  /** Returns why files wait until the server takes them again; undefined while none does. */
  readonly waitsFor = (): ApiFailure['code'] | undefined =>
    this.#connection.isLost() && this.#rows.some(({ state }) => state.status === 'waiting')
      ? this.#connection.reason()
      : undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps what is not added yet over a reload of the page, and shows what was left by one. */
  keepIn(files: LeftFiles): void {
    this.#left = files.read();
    this.#kept = { files, ids: '' };
    this.#show([...this.#rows]);
  }

  /** Adds a checked selection, and forgets the files of an earlier one that is over. */
  add(files: readonly File[], target: UploadTarget): void {
    const known = this.#hasUnfinished() ? this.#rows : [];
    const attempt = newClientId();
    const left = this.#left.filter((each) => each.target.eventId === target.eventId);
    const rows = orderForUpload(files).map((file): UploadRow => {
      const id = this.#nextId++;
      // One that was being sent as the page was reloaded may have arrived.
      const mayBeStored = left.some((each) => isLeft(file, each));
      return { id, file, target, attempt, tries: 0, mayBeStored, state: { status: 'waiting' } };
    });
    const isAgain = (each: LeftFile): boolean =>
      left.includes(each) && files.some((file) => isLeft(file, each));
    this.#left = this.#left.filter((each) => !isAgain(each));
    this.#connection.reset();
    this.#show([...known, ...rows]);
    this.#startNext();
  }

  /** Stops a file; a long one goes on from where it was, a short one from its beginning. */
  pause(id: number): void {
    const { status } = this.#row(id)?.state ?? {};
    if (status !== 'waiting' && status !== 'sending') return;
    this.#abort(id);
    this.#change(id, { status: 'paused' });
    this.#startNext();
  }

  resume(id: number): void {
    if (this.#row(id)?.state.status !== 'paused') return;
    this.#change(id, { status: 'waiting' });
    this.#startNext();
  }

  pauseAll(): void {
    for (const { id } of this.#rows) this.pause(id);
  }

  resumeAll(): void {
    for (const { id } of this.#rows) this.resume(id);
  }

  /** Tries a failed file again, behind all others. */
  retry(id: number): void {
    const row = this.#row(id);
    if (row?.state.status !== 'failed') return;
    this.#connection.reset();
    this.#putLast({ ...row, tries: 0, state: { status: 'waiting' } });
    this.#startNext();
  }

  /** Tries all failed files again that may succeed. */
  retryAll(): void {
    for (const row of this.#rows) if (mayBeRetried(row)) this.retry(row.id);
  }

  /** Stops a file and takes it off the list. */
  cancel(id: number): void {
    const wasUnfinished = this.#hasUnfinished();
    this.#abort(id);
    this.#show(this.#rows.filter((row) => row.id !== id));
    this.#startNext();
    if (wasUnfinished) this.#finishIfOver();
  }

  /** Stops all files that are left; those that were added stay added. */
  cancelAll(): void {
    const wasUnfinished = this.#hasUnfinished();
    for (const id of this.#running.keys()) this.#abort(id);
    this.#show(this.#rows.filter(({ state }) => state.status === 'done' || state.status === 'failed'));
    if (wasUnfinished) this.#finishIfOver();
  }

  /** Forgets the files that a reload has stopped. */
  forgetLeft(): void {
    this.#left = [];
    this.#show([...this.#rows]);
  }

  /** Stops and forgets everything, at the end of a session. */
  clear(): void {
    for (const id of this.#running.keys()) this.#abort(id);
    this.#left = [];
    this.#show([]);
  }

  #startNext(): void {
    while (!this.#connection.isLost()) {
      const next = this.#rows.find(({ state }) => state.status === 'waiting');
      if (next === undefined || !this.#hasRoomFor(next)) return;
      void this.#send(next);
    }
  }

  #hasRoomFor(next: UploadRow): boolean {
    if (isVideo(next)) return this.#running.size === 0;
    const isVideoRunning = this.#rows.some((row) => this.#running.has(row.id) && isVideo(row));
    return !isVideoRunning && this.#running.size < imagesAtOnce;
  }

  async #send({ id }: UploadRow): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    this.#change(id, { status: 'sending', percent: 0 });
    const row = this.#row(id);
    if (row === undefined) return;
    let { tries } = row;
    const { signal } = controller;
    const onProgress = (fraction: number): void => {
      if (!signal.aborted) this.#change(id, { status: 'sending', percent: fraction * 100 });
    };
    // Each part that arrives brings the file on, however often the connection breaks.
    const onArrived = (): void => {
      tries = 0;
      this.#connection.reset();
    };
    const result = await this.#settings.send(row, { signal, onProgress, onArrived }).catch(notSent);
    if (signal.aborted) return;
    this.#running.delete(id);
    if (result.ok || !isServerAway(result.failure)) this.#connection.reset();
    if (result.ok || isStoredBefore(row, result.failure)) this.#change(id, { status: 'done' });
    else this.#fail({ ...row, tries }, result.failure);
    this.#startNext();
    this.#finishIfOver();
  }

  #fail(row: UploadRow, failure: ApiFailure): void {
    const used = this.#triesUsedBy(failure);
    const tries = row.tries + used;
    if (!mayPass(failure) || tries >= triesPerFile)
      return this.#change(row.id, { status: 'failed', failure });
    const again: UploadRow = { ...row, tries, mayBeStored: true, state: { status: 'waiting' } };
    if (used === 0) this.#show(this.#rows.map((each) => (each.id === row.id ? again : each)));
    else this.#putLast(again);
  }

  /** None while the connection is at fault, and all that are left once it has failed for too long. */
  #triesUsedBy(failure: ApiFailure): number {
    if (!isServerAway(failure)) return 1;
    if (this.#connection.isLost()) return 0;
    const wasFailing = this.#connection.isFailing();
    if (!this.#connection.fail(failure.code)) return triesPerFile;
    return wasFailing ? 0 : 1;
  }

  #putLast(row: UploadRow): void {
    this.#show(queueAfterFailure([row, ...this.#rows.filter(({ id }) => id !== row.id)]));
  }

  #finishIfOver(): void {
    if (this.#hasUnfinished()) return;
    const failures = this.#rows.flatMap(({ state }) => (state.status === 'failed' ? [state.failure] : []));
    const added = this.#rows.filter(({ state }) => state.status === 'done').length;
    this.#settings.onFinished({ added, failures });
  }

  #hasUnfinished(): boolean {
    return this.#rows.some(isUnfinished);
  }

  #row(id: number): UploadRow | undefined {
    return this.#rows.find((row) => row.id === id);
  }

  #abort(id: number): void {
    this.#running.get(id)?.abort();
    this.#running.delete(id);
  }

  #change(id: number, state: UploadState): void {
    this.#show(this.#rows.map((row) => (row.id === id ? { ...row, state } : row)));
  }

  #show(rows: readonly UploadRow[]): void {
    this.#rows = rows;
    this.#keep();
    for (const listener of this.#listeners) listener();
  }

  /** Writes what a reload would leave, when that has changed. */
  #keep(): void {
    if (this.#kept === undefined) return;
    const rows = this.#rows.filter((row) => isUnfinished(row) || mayBeRetried(row));
    const ids = [this.#left.length, ...rows.map(({ id }) => id)].join(' ');
    if (ids === this.#kept.ids) return;
    this.#kept = { ...this.#kept, ids };
    this.#kept.files.write([...this.#left, ...rows.map(leftFileOf)]);
  }
}
