import { createHash } from 'node:crypto';

/** Returns the SHA-256 of bytes in hexadecimal, as stored files record it. */
export const sha256Of = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
