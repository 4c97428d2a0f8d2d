import type { Endpoint } from '@repo/contracts/endpoint';
import { withoutForm } from '../access/gate.ts';
import type { SentCall } from '../requests/valid-request.ts';
import { writtenRequest } from '../requests/written-request.ts';
import { brokenBody } from './broken-body.ts';
import { brokenForm } from './broken-form.ts';
import { changedCall, placesOf, withRawMarks } from './changed-call.ts';
import { headerTricks } from './hostile-values.data.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { strangeUrl } from './strange-url.ts';

/** A request that is invalid, or at the limit of what is valid. */
export type FuzzCase = {
  /** Describes the change in a failure; the endpoint and the number reproduce it. */
  readonly what: string;
  readonly method: Endpoint['method'] | 'PATCH' | 'OPTIONS';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: Buffer | string;
};

/** Returns the case with a number: the same on every run, and different from the endpoint's other cases. */
export function fuzzCase(endpoint: Endpoint, call: SentCall, number: number): FuzzCase {
  const random = seededRandom(`${endpoint.key} ${number}`);
  const made = baseCase(endpoint, call, random);
  // Every request has its own address, so that rate limits do not hide the code behind them.
  const address = `10.${(number >> 16) % 256}.${(number >> 8) % 256}.${number % 256}`;
  return { ...made, headers: { 'x-forwarded-for': address, cookie: secretCookie, ...made.headers } };
}

/** A secret that must not appear in any reply. */
export const secretCookie = 'refresh=s3cret-of-the-cookie';

function baseCase(endpoint: Endpoint, call: SentCall, random: Random): FuzzCase {
  const written = writtenRequest(endpoint, call);
  switch (random.below(10)) {
    case 0:
      return { ...written, ...strangeUrl(endpoint, written, random) };
    case 1:
      return withHeaders(written, random);
    case 2:
    case 3:
      return { ...written, ...brokenBody(written, random) };
    case 4:
      return endpoint.files === undefined
        ? { ...written, ...brokenBody(written, random) }
        : { ...written, ...brokenForm(call, random) };
    case 5:
      return {
        ...written,
        what: 'another method',
        method: random.pick(['PATCH', 'OPTIONS', 'DELETE', 'POST', 'PUT']),
      };
    default:
      return withWrongFields(endpoint, call, random);
  }
}

function withHeaders(written: Omit<FuzzCase, 'what'>, random: Random): FuzzCase {
  const names = Object.keys(headerTricks).filter(
    (name): name is keyof typeof headerTricks => name in headerTricks,
  );
  const [first = 'accept'] = names;
  const tricks = [1, 2].map(() => {
    const name = random.pick([first, ...names]);
    return [name, random.pick(headerTricks[name])] as const;
  });
  const what = tricks.map(([name, value]) => `${name}: ${value.slice(0, 40)}`).join(', ');
  return { ...written, what, headers: { ...written.headers, ...Object.fromEntries(tricks) } };
}

/** Changes one to three fields of a call; a form is sometimes sent as JSON instead. */
function withWrongFields(endpoint: Endpoint, call: SentCall, random: Random): FuzzCase {
  const parts = (['params', 'query', 'body', 'body', 'body'] as const).flatMap((part) => {
    const places = placesOf(endpoint, part);
    return places === undefined ? [] : [places];
  });
  const [first, ...others] = parts;
  if (first === undefined) return withHeaders(writtenRequest(endpoint, call), random);
  let changing = call;
  const changes: string[] = [];
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const { what, call: changed } = changedCall(changing, random.pick([first, ...others]), random);
    changes.push(what);
    changing = changed;
  }
  const isAsJson = endpoint.files !== undefined && random.below(4) === 0;
  const written = writtenRequest(isAsJson ? withoutForm(endpoint) : endpoint, changing);
  const payload = typeof written.payload === 'string' ? withRawMarks(written.payload) : written.payload;
  return { ...written, what: changes.join(', '), ...(payload === undefined ? {} : { payload }) };
}
