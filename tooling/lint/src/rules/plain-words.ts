import { isTest } from '../repository.ts';
import type { Rule } from '../repository.ts';

/** Brackets keep this file from matching itself. */
const word = '[n]obody|[s]omebody|[w]hoever|[h]imself|[a]new|[t]hereof|[h]ereby|[p]ictures?';
const capital = '[N]obody|[S]omebody|[W]hoever|[H]imself|[A]new|[T]hereof|[H]ereby|[P]ictures?';
/** A word alone, or a part of an identifier in camel case; keys in snake case come from the specs. */
const obscure = new RegExp(`(?<![A-Za-z_])(?:${word})(?![a-z_])|(?:${capital})(?![a-z_])`, 'g');

const judged = /\.(?:tsx?|mjs|css|sql)$|^(?:docs\/.*|README|CONTRIBUTING)\.?.*md$/;
const exempt = /^docs\/(?:coverage|api)\.md$/;

const commentsAndStrings =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const beforeTitle = /(?:\b(?:test|describe)(?:\.\w+)?|\))\(\s*$/;

/** Refuses words that make a sentence hard to read, in names, comments, titles of tests and docs. */
export const plainWords: Rule = ({ files, read }) =>
  files
    .filter((file) => judged.test(file) && !exempt.test(file))

    .flatMap((file) => {
      const found = new Set(`${file}\n${judgedText(file, read(file))}`.match(obscure));
      return [...found].map((name) => ({
        file,
        message: `says "${name}": write a plain word (no one, the caller, undefined, again, photo, screenshot)`,
      }));
    });

/** Returns the text without strings other than titles, without the HTML element and without the system account. */
function judgedText(file: string, text: string): string {
  const source = text.replaceAll(/<\/?[p]icture\b|`[n]obody`/g, '');
  if (file.endsWith('.css')) return source.replaceAll(/(?<![\w.-])[p]icture(?=\s*(?:[{>,+~:]|$))/gm, '');
  if (!/\.(?:tsx?|mjs)$/.test(file)) return source;
  return source.replaceAll(commentsAndStrings, (part, at: number) => {
    if (part.startsWith('/')) return part;
    return isTest(file) && beforeTitle.test(source.slice(Math.max(0, at - 40), at)) ? part : '';
  });
}
