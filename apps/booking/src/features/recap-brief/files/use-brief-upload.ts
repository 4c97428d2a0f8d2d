import type { ApiFailure } from '@repo/api-client/api-failure';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useRef, useState } from 'react';
import { recapEdited } from '../../../model/store/recap.ts';
import { codeOfFile, isFaultOfFile, sendBriefFile } from './brief-files.ts';
import type { BriefFileKind } from './brief-files.ts';

/** An upload that is running or has failed. */
type Attempt =
  | { readonly status: 'sending'; readonly file: File; readonly percent: number }
  | { readonly status: 'failed'; readonly file: File; readonly code: ApiFailure['code'] };

type Refusal = { readonly name: string; readonly code: ErrorCode | 'onlyOne' };

export type BriefUpload = {
  readonly kind: BriefFileKind;
  readonly attempt: Attempt | null;
  readonly refusals: readonly Refusal[];
  readonly choose: (files: readonly File[]) => void;
  /** Absent if trying again would fail again. */
  readonly retry: (() => void) | undefined;
  /** Aborts the running upload, or removes the uploaded file. */
  readonly remove: () => void;
};

/** Uploads one file of the brief; the uploaded file is in the store. */
export function useBriefUpload(kind: BriefFileKind): BriefUpload {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const running = useRef<AbortController>(undefined);
  // Leaving the step aborts the upload.
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const showSent = (fraction: number): void => {
      if (!signal.aborted) setAttempt({ status: 'sending', file, percent: fraction * 100 });
    };
    showSent(0);
    const result = await dispatch(sendBriefFile(kind, file, { signal, onProgress: showSent }));
    if (signal.aborted) return;
    setAttempt(result.ok ? null : { status: 'failed', file, code: result.failure.code });
  };

  return {
    kind,
    attempt,
    refusals,
    choose: ([file, ...others]) => {
      if (file === undefined) return;
      const code = codeOfFile(kind, file);
      const tooMany = others.map(({ name }) => ({ name, code: 'onlyOne' as const }));
      setRefusals(code === undefined ? tooMany : [{ name: file.name, code }, ...tooMany]);
      if (code === undefined) void send(file);
    },
    retry:
      attempt?.status === 'failed' && !isFaultOfFile(attempt.code)
        ? () => void send(attempt.file)
        : undefined,
    remove: () => {
      running.current?.abort();
      setRefusals([]);
      if (attempt === null) dispatch(recapEdited({ [kind]: null }));
      setAttempt(null);
    },
  };
}
