import type { Endpoint } from '@repo/contracts/endpoint';
import type { WrittenRequest } from '../requests/written-request.ts';
import { hostileTexts } from './hostile-values.data.ts';
import type { Random } from './random.ts';

/** Percent-encodes every byte of a text; half characters become the replacement character. */
const inAddress = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const strangeParams = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%c0%ae',
  '%2e%2e%2f',
  '%252e',
  '0',
  '-1',
  '1e3',
  '+1',
  ' 1',
] as const;

const strangeQueries = [
  '?',
  '??',
  '?&&&',
  '?=',
  '?page=1&page=2',
  '?page[]=1',
  '?page[a][b]=1',
  '?page=%',
  '?page=%ff',
  '?__proto__=1',
  '?__proto__[id]=1',
  '?constructor=1&toString=1',
  '?page=1;page=2',
  `?page=${'9'.repeat(400)}`,
  `?${'a=1&'.repeat(2000)}`,
  `?${'x'.repeat(8000)}`,
  `?page${'[a]'.repeat(500)}=1`,
  '#x',
] as const;

/** Returns the URL with a path or query that no client would send. */
export function strangeUrl(
  { path }: Endpoint,
  { url }: WrittenRequest,
  random: Random,
): { readonly what: string; readonly url: string } {
  const [plain = ''] = url.split('?', 1);
  switch (random.below(5)) {
    case 0: {
      const query = random.pick(strangeQueries);
      return { what: `the query ${query.slice(0, 30)}`, url: plain + query };
    }
    case 1: {
      const text = random.pick(hostileTexts);
      return {
        what: 'a query of a hostile text',
        url: `${plain}?q=${inAddress(text)}&token=${inAddress(text)}&page=${inAddress(text)}`,
      };
    }
    case 2: {
      const param = random.pick(strangeParams);
      return { what: `the path with ${param}`, url: path.replaceAll(/:\w+/g, () => param) };
    }
    case 3: {
      const param = 'x'.repeat(random.pick([199, 200, 201, 5000]));
      return { what: 'a long path', url: path.replaceAll(/:\w+/g, param) };
    }
    default: {
      const text = random.pick(hostileTexts);
      return {
        what: `the path with ${JSON.stringify(text.slice(0, 30))}`,
        url: path.replaceAll(/:\w+/g, () => inAddress(text)),
      };
    }
  }
}
