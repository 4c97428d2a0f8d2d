import { createHash, randomBytes } from 'node:crypto';

const count = 10;
const bytes = 10;
const groupLength = 5;

/** Returns new codes of 80 random bits, such as `1f3a9-…`, each of which can replace one code of the app. */
export const newRecoveryCodes = (): readonly string[] =>
  Array.from({ length: count }, () => {
    const text = randomBytes(bytes).toString('hex');
    return (text.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
  });

/** Hashes a code as it is stored; dashes, spaces and capitals do not matter. */
export const hashOfRecoveryCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^0-9a-f]/g, ''))
    .digest();
