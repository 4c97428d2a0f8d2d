import { randomBytes } from 'node:crypto';
import { fileKinds } from './file-kinds.ts';
import type { FileKind } from './file-kinds.ts';

/** 144 random bits: whoever knows the name was told it. */
const randomByteCount = 18;

/** A fresh name that nobody can guess and whose ending tells what the file is. */
export const freshStoredName = (kind: FileKind): string =>
  `${randomBytes(randomByteCount).toString('base64url')}.${fileKinds[kind].ending}`;

/** Names that lead nowhere but into their folder; everything else names no file of ours. */
export const isStoredName = (name: string): boolean => /^[\w-][\w.-]{0,127}$/.test(name);
