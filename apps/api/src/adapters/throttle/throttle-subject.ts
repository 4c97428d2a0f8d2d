import { createHmac } from 'node:crypto';
import type { Keys } from '../../secrets.ts';

/** What stands for a subject where it is counted: nobody can find out from it whose address it was. */
export const throttleSubject = (subject: string, [key]: Keys): Buffer =>
  createHmac('sha256', key).update(subject).digest();
