import { isCode, isTest } from '../repository.ts';
import type { Rule, Violation } from '../repository.ts';

/** Brackets keep this file from matching itself. */
const leftForLater = /\b(?:[T]ODO|[F]IXME|[X]XX)\b/;
const switchedOff = /\.(?:only|skip|todo)\(|\bx(?:it|describe|test)\(/;

/** Refuses notes of unfinished work, which belong into a decision record, and disabled tests. */
export const finishedWork: Rule = ({ files, read }) =>
  files.filter(isCode).flatMap((file): Violation[] => {
    const text = read(file);
    if (leftForLater.test(text))
      return [{ file, message: 'leaves work for later: do it, or write a decision record' }];
    if (isTest(file) && switchedOff.test(text))
      return [{ file, message: 'switches a test off or others out: mend it or delete it' }];
    return [];
  });
