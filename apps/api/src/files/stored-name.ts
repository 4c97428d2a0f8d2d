import { randomBytes } from 'node:crypto';
import { fileKinds } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';

/** 144 random bits: too many to guess. */
const randomByteCount = 18;

/** Returns a new unguessable name with the extension of the kind. */
export const freshStoredName = (kind: FileKind): string =>
  `${randomBytes(randomByteCount).toString('base64url')}.${fileKinds[kind].ending}`;

/** Returns whether a name can be one of ours; rejects names that would lead out of their folder. */
export const isStoredName = (name: string): boolean => /^[\w-][\w.-]{0,127}$/.test(name);
