import type { WrittenRequest } from '../requests/written-request.ts';
import { contentTypes, rawNumbers } from './hostile-values.data.ts';
import type { Random } from './random.ts';

type Changed = {
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer | string;
};

const json = { 'content-type': 'application/json' };
const levels = 10_000;
/** The limit of bodies in app.ts, which large bodies reach and exceed. */
const bodyLimit = 1024 * 1024;

type Break = (body: string, random: Random) => readonly [what: string, payload: Buffer | string];

/** Returns a JSON object of exactly this many bytes. */
const jsonOfLength = (bytes: number): string => `{"x":"${'x'.repeat(bytes - 8)}"}`;

/** Bodies that are broken, not JSON, or JSON that has made parsers fail. */
const breaks: readonly [Break, ...Break[]] = [
  (body, random) => ['cut off', body.slice(0, random.below(body.length))],
  (body, random) => {
    const at = random.below(body.length);
    return ['a character less', body.slice(0, at) + body.slice(at + 1)];
  },
  (body, random) => {
    const at = random.below(body.length);
    const strange = random.pick(['"', '{', '}', ',', '\0', '\\', '\\u', '\u2028', '/*', 'NaN']);
    return ['a character more', body.slice(0, at) + strange + body.slice(at)];
  },
  (body, random) => {
    const bytes = Buffer.from(body);
    if (bytes.length > 0) bytes[random.below(bytes.length)] = 128 + random.below(128);
    return ['no UTF-8', bytes];
  },
  (body) => ['UTF-16', Buffer.from(body, 'utf16le')],
  (body) => ['a mark before it', `\uFEFF${body}`],
  (body) => ['twice', body + body],
  (body) => ['every field twice', body.replace(/^\{(.+)\}$/s, '{$1,$1}')],
  (body) => ['a prototype', body.replace(/^\{/, '{"__proto__":{"id":1},')],
  (body) => ['a constructor', body.replace(/^\{/, '{"constructor":{"prototype":{"id":1}},')],
  (body) => [
    'deep lists inside',
    body.replace(/:("[^"]*"|\d+)/, `:${'['.repeat(levels)}${']'.repeat(levels)}`),
  ],
  (body, random) => ['a number out of range', body.replace(/:("[^"]*"|\d+)/, `:${random.pick(rawNumbers)}`)],
  () => ['deep lists', '['.repeat(levels) + ']'.repeat(levels)],
  () => ['deep objects', '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)],
  () => ['deep and never closed', '[{"a":'.repeat(levels)],
  () => ['many fields', `{${Array.from({ length: 5000 }, (_, index) => `"f${index}":1`).join()}}`],
  () => ['many elements', `[${'{},'.repeat(5000)}{}]`],
  () => ['nothing', ''],
  () => ['spaces', ' '.repeat(1000)],
  () => ['null', 'null'],
  () => ['a text', '"x"'],
  () => ['a number', '7'],
];

/** Used rarely, because each is a megabyte. */
const largeBreaks: readonly [Break, ...Break[]] = [
  () => ['as large as allowed', jsonOfLength(bodyLimit)],
  () => ['larger than allowed', jsonOfLength(bodyLimit + 1)],
  () => ['deep to the limit', '['.repeat(bodyLimit / 2) + ']'.repeat(bodyLimit / 2)],
  (body) => ['a huge field', body.replace(/:("[^"]*"|\d+)/, `:"${'é'.repeat(bodyLimit / 2 - body.length)}"`)],
];

export function brokenBody({ headers, payload }: WrittenRequest, random: Random): Changed {
  const body = typeof payload === 'string' ? payload : '{"x":1}';
  if (random.below(5) === 0) {
    const contentType = random.pick(contentTypes);
    return {
      what: `as ${contentType.slice(0, 60)}`,
      headers: { 'content-type': contentType },
      payload: payload ?? body,
    };
  }
  const [what, broken] = random.pick(random.below(40) === 0 ? largeBreaks : breaks)(body, random);
  const isForm = Buffer.isBuffer(payload) && random.below(2) === 0;
  return { what: `a body: ${what}`, headers: isForm ? headers : json, payload: broken };
}
