import type { ActorKind, Endpoint } from '@repo/contracts/endpoint';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import { signInApproved } from '../access/approved-provider.ts';
import { numberedObjectsOf } from '../access/gate.ts';
import { codeOf } from '../access/walk.ts';
import { signIn } from '../actors.ts';
import { envelopeFaults } from '../wire/envelope-faults.ts';
import type { SentReply } from '../wire/envelope-faults.ts';
import { injectPatiently } from '../wire/patient.ts';
import { password } from '../requests/sample-values.ts';
import { requestTo } from '../requests/valid-requests.ts';
import type { TestApi } from '../test-api.ts';
import { fuzzCase, secretCookie } from './fuzz-case.ts';
import type { FuzzCase } from './fuzz-case.ts';

export type FuzzResult = {
  readonly cases: number;
  readonly byStatus: ReadonlyMap<number, number>;
  readonly faults: readonly string[];
  /** The slowest case, reported only: times are not reliable on a shared machine. */
  readonly slowest: { readonly name: string; readonly ms: number };
};

type Caller = { readonly accountId: number; readonly authorization?: string };

/** Number of concurrent requests. */
const atOnce = 8;

/** Sends numbered cases to an endpoint, alternating between the kinds of callers that it allows. */
export async function fuzzEndpoint(
  api: Pick<TestApi, 'app' | 'database' | 'clock'>,
  endpoint: Endpoint,
  numbers: readonly number[],
): Promise<FuzzResult> {
  const callers = new Map<ActorKind, Caller>();
  const byStatus = new Map<number, number>();
  const faults: string[] = [];
  let slowest = { name: '', ms: 0 };
  const tryOne = async (number: number): Promise<void> => {
    const kind = endpoint.actors[number % endpoint.actors.length] ?? 'guest';
    const caller = callers.get(kind) ?? (await callerOf(api, kind));
    callers.set(kind, caller);
    const made = fuzzCase(endpoint, requestTo(endpoint, numberedObjectsOf(caller.accountId)), number);
    const startedMs = performance.now();
    const reply = await send(api, made, caller);
    const ms = performance.now() - startedMs;
    byStatus.set(reply.statusCode, (byStatus.get(reply.statusCode) ?? 0) + 1);
    // Signs in again when a call has ended its session, so that later cases pass the authentication.
    if (reply.statusCode === 401) callers.delete(kind);
    const name = `${endpoint.key} #${number} by ${kind}, ${made.what}`;
    if (ms > slowest.ms) slowest = { name, ms };
    faults.push(...faultsOf(endpoint, caller, reply).map((fault) => `${name}: ${fault}`));
  };
  for (let from = 0; from < numbers.length; from += atOnce) {
    await Promise.all(numbers.slice(from, from + atOnce).map(tryOne));
  }
  return { cases: numbers.length, byStatus, faults, slowest };
}

async function callerOf(api: Pick<TestApi, 'database' | 'clock'>, kind: ActorKind): Promise<Caller> {
  if (kind === 'guest') return { accountId: 0 };
  const signedIn = kind === 'provider' ? signInApproved(api) : signIn(api, kind);
  const { accountId, headers } = await signedIn;
  return { accountId, authorization: headers.authorization };
}

async function send(
  { app }: Pick<TestApi, 'app'>,
  made: FuzzCase,
  { authorization }: Caller,
): Promise<SentReply> {
  const { what: _, headers, ...request } = made;
  const bearer = authorization === undefined ? {} : { authorization };
  return injectPatiently(app, { ...request, headers: { ...bearer, ...headers } });
}

function faultsOf(endpoint: Endpoint, { authorization }: Caller, reply: SentReply): readonly string[] {
  const { statusCode, body } = reply;
  const code = codeOf(reply);
  const isUnreachable = code !== undefined && httpStatusOf(code) === 503 && endpoint.errors?.includes(code);
  const isOurFault = statusCode >= 500 && isUnreachable !== true;
  const secrets = [password, secretCookie, authorization?.slice('Bearer '.length)];
  const leaked =
    statusCode === 200 ? [] : secrets.filter((secret) => secret !== undefined && body.includes(secret));
  return [
    ...(isOurFault ? [`${statusCode} ${body.slice(0, 200)}`] : []),
    ...envelopeFaults(reply, endpoint).map((fault) => `the reply ${fault}`),
    ...leaked.map((secret) => `the reply contains ${secret}`),
  ];
}

/** Merges the results of several runs. */
export function joined(results: readonly FuzzResult[]): FuzzResult {
  const byStatus = new Map<number, number>();
  for (const result of results)
    for (const [status, count] of result.byStatus) byStatus.set(status, (byStatus.get(status) ?? 0) + count);
  return {
    cases: results.reduce((sum, { cases }) => sum + cases, 0),
    byStatus,
    faults: results.flatMap(({ faults }) => faults),
    slowest: results
      .map(({ slowest }) => slowest)
      .reduce((longest, each) => (each.ms > longest.ms ? each : longest), { name: '', ms: 0 }),
  };
}
