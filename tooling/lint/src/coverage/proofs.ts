import { isTest } from '../repository.ts';
import type { Repository } from '../repository.ts';

/** A test that names what it proves: requirement rows, readings, field failures. */
export type Proof = { readonly ids: readonly string[]; readonly title: string; readonly file: string };

const id = String.raw`\[(?:[A-Z]-R\d+|A-\d+[a-z]?|FF-\d+)\]`;
const titleWithIds = new RegExp(String.raw`(['"\`])((?:${id}\s*)+)((?:\\.|(?!\1)[^\\])*)\1`, 'g');

/** Reads the titles of all tests; what a title names first, in brackets, is what the test proves. */
export function findProofs({ files, read }: Repository): Proof[] {
  return files.filter(isTest).flatMap((file) =>
    [...read(file).matchAll(titleWithIds)].map(([, , ids = '', rest = '']) => ({
      ids: [...ids.matchAll(/\[([^\]]+)\]/g)].map(([, found = '']) => found),
      title: rest.replaceAll(/\\(.)/g, '$1').trim(),
      file,
    })),
  );
}
