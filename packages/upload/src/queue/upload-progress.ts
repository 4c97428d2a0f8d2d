import type { UploadRow } from './upload-row.ts';

export type UploadProgress = {
  /** Whether a file is being sent, waits or is paused. */
  readonly isRunning: boolean;
  /** 0 while nothing runs, at least 1 from the first file on. */
  readonly percent: number;
  /** "Uploading x of y". */
  readonly current: number;
  readonly total: number;
  readonly added: number;
  readonly failed: number;
  /** Whether all files that are left are paused. */
  readonly isPaused: boolean;
};

/** Returns how much of a row has been dealt with, from 0 to 1. */
function shareOf({ state }: UploadRow): number {
  if (state.status === 'sending') return state.percent / 100;
  return state.status === 'done' || state.status === 'failed' ? 1 : 0;
}

/** Returns the progress over all files, by their sizes. */
export function progressOf(rows: readonly UploadRow[]): UploadProgress {
  const count = (status: UploadRow['state']['status']): number =>
    rows.filter(({ state }) => state.status === status).length;
  const [added, failed, sending, paused] = [
    count('done'),
    count('failed'),
    count('sending'),
    count('paused'),
  ];
  const left = rows.length - added - failed;
  const bytes = rows.reduce((sum, { file }) => sum + file.size, 0);
  const sent = rows.reduce((sum, row) => sum + row.file.size * shareOf(row), 0);
  return {
    isRunning: left > 0,
    percent: left === 0 ? 0 : Math.max(1, Math.floor((sent / Math.max(1, bytes)) * 100)),
    current: Math.min(rows.length, added + failed + Math.max(1, sending)),
    total: rows.length,
    added,
    failed,
    isPaused: left > 0 && left === paused,
  };
}
