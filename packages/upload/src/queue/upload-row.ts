import type { ApiFailure } from '@repo/api-client/api-failure';
import type { CallResult } from '@repo/api-client/create-call';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';

/** The gallery that files are added to; without a provider, by the host of the event. */
export type UploadTarget = {
  readonly eventId: number;
  readonly eventName: string;
  readonly providerId?: number;
};

export type UploadState =
  | { readonly status: 'waiting' | 'paused' | 'done' }
  | { readonly status: 'sending'; readonly percent: number }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** A file of the queue. Its place in the queue is its place in the list. */
export type UploadRow = {
  readonly id: number;
  readonly file: File;
  readonly target: UploadTarget;
  /** The same for all files of a selection, which the server limits together (S3§5). */
  readonly attempt: string;
  readonly tries: number;
  /** Whether an earlier try may have stored it, because its answer was lost or was a fault of the server, or before a reload. */
  readonly mayBeStored: boolean;
  readonly state: UploadState;
};

/** How to stop a file, and who is told how much of it has gone, from 0 to 1, and that a part of it has arrived. */
export type RowSending = {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
  readonly onArrived: () => void;
};

/** A file whose last answer was lost has no id, but is stored. */
type StoredFile = { readonly id: number } | undefined;

export type SendFile = (row: UploadRow, sending: RowSending) => Promise<CallResult<StoredFile>>;

/** What became of all files, told once none of them waits any more. */
export type UploadOutcome = {
  readonly added: number;
  readonly failures: readonly ApiFailure[];
};

const statusOf = ({ code }: ApiFailure): number => httpStatusOf(code);

/** Whether the server was not reached or is busy, so that no file is at fault. */
export const isServerAway = (failure: ApiFailure): boolean => [429, 503].includes(statusOf(failure));

/** Whether a failure may pass; any other is the fault of the file or of its gallery, and would repeat. */
export const mayPass = (failure: ApiFailure): boolean => isServerAway(failure) || statusOf(failure) >= 500;

/** Whether a file failed for a reason that may pass. */
export const mayBeRetried = ({ state }: UploadRow): boolean =>
  state.status === 'failed' && mayPass(state.failure);
