import { isCode, isTest } from '../repository.ts';
import type { Rule, Violation } from '../repository.ts';

/** Brackets keep this file from finding itself. */
const leftForLater = /\b(?:[T]ODO|[F]IXME|[X]XX)\b/;
const switchedOff = /\.(?:only|skip|todo)\(|\bx(?:it|describe|test)\(/;

/** What is left for later goes into a decision record; a test that does not run proves nothing. */
export const finishedWork: Rule = ({ files, read }) =>
  files.filter(isCode).flatMap((file): Violation[] => {
    const text = read(file);
    if (leftForLater.test(text))
      return [{ file, message: 'leaves work for later: do it, or write a decision record' }];
    if (isTest(file) && switchedOff.test(text))
      return [{ file, message: 'switches a test off or others out: mend it or delete it' }];
    return [];
  });
