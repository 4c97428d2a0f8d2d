import { isTest } from '../repository.ts';
import type { Repository } from '../repository.ts';

/** A test and the ids of what it proves: requirements, readings, field failures. */
export type Proof = { readonly ids: readonly string[]; readonly title: string; readonly file: string };

const id = String.raw`\[(?:[A-Z]-R\d+|A-\d+[a-z]?|FF-\d+)\]`;
const titleWithIds = new RegExp(String.raw`(['"\`])((?:${id}\s*)+)((?:\\.|(?!\1)[^\\])*)\1`, 'g');

/** Returns the tests whose titles begin with ids in brackets. */
export function findProofs({ files, read }: Repository): Proof[] {
  return files.filter(isTest).flatMap((file) =>
    [...read(file).matchAll(titleWithIds)].map(([, , ids = '', rest = '']) => ({
      ids: [...ids.matchAll(/\[([^\]]+)\]/g)].map(([, found = '']) => found),
      title: rest.replaceAll(/\\(.)/g, '$1').trim(),
      file,
    })),
  );
}
