import { isTest } from '../repository.ts';
import type { Rule } from '../repository.ts';

const texts = 'packages/i18n/src/texts/';
/** Topics whose keys come from tables: what errors, successes, mails and lines of an invoice there are. */
const isFromTable = /\/(?:\w+-)?(?:errors|successes|mails|invoice)\.ts$/;
const pluralOrGender = /_(?:zero|one|other|many|male|female)$/;
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Refuses texts of the screens that no code shows: neither by their key, nor by a template that it fits. */
export const usedTexts: Rule = ({ files, read }) => {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith(texts) && !isTest(file));
  const literalsIn = (form: RegExp): string[] =>
    sources.flatMap((file) => [...read(file).matchAll(form)].map(([, key = '']) => key.replace(/^\w+:/, '')));
  const keys = new Set(literalsIn(/['"`]([\w.:]+)['"`]/g));
  const patterns = literalsIn(/`((?:[\w.:]|\$\{[^`}]*\})+)`/g).flatMap(patternOf);
  const isUsed = (key: string): boolean => keys.has(key) || patterns.some((pattern) => pattern.test(key));
  return files
    .filter((file) => file.startsWith(`${texts}en-ca/`) && !isFromTable.test(file))
    .flatMap((file) =>
      [...new Set(keysOf(read(file)))]
        .filter((key) => !isUsed(key))
        .map((key) => ({ file, message: `has a text that no code shows: ${key}` })),
    );
};

/** Returns the keys of a file of texts, with their groups: `total.none`. */
function keysOf(file: string): string[] {
  const keys: string[] = [];
  const groups: string[] = [];
  let name = '';
  const structure = file.replaceAll(quoted, "'").replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  for (const [token, found] of structure.matchAll(/(\w+):(?!\s*\{)|\w+(?=: *\{)|[{}]/g)) {
    if (found !== undefined) keys.push([...groups.slice(1), found.replace(pluralOrGender, '')].join('.'));
    else if (token === '{') groups.push(name);
    else if (token === '}') groups.pop();
    else name = token;
  }
  return keys;
}

/** Returns a pattern of the keys that a template can make; none if the template is no key. */
function patternOf(template: string): RegExp[] {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (fixed.length === 1 || !/\w/.test(fixed.join(''))) return [];
  return [new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('\\w+(?:\\.\\w+)*')}$`)];
}
