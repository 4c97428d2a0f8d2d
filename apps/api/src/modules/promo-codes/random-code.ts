import { randomInt } from 'node:crypto';

/** Leaves out letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const groups = 4;
const groupLength = 4;

/** Generates a code of about 78 bits in groups of four, which cannot be guessed. */
export function randomCode(): string {
  const letter = (): string => alphabet.charAt(randomInt(alphabet.length));
  const group = (): string => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}
