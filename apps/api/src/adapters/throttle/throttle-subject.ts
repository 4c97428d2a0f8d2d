import { createHmac } from 'node:crypto';
import type { Keys } from '../../secrets.ts';

/** Returns the keyed hash that a subject is counted under, so that stored counts do not reveal addresses. */
export const throttleSubject = (subject: string, [key]: Keys): Buffer =>
  createHmac('sha256', key).update(subject).digest();
