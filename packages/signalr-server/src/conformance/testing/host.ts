import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { TestContext } from 'node:test';
import { createHubServer } from '../../hub-server.ts';
import type { HubEvent } from '../../hub-events.ts';
import { messagePack } from '../../messagepack.ts';
import type { HubLimits, HubRequest, HubServerOptions } from '../../options.ts';
import { examHub } from './exam-hub.ts';
import type { Life, Methods, Person } from './exam-hub.ts';
import { Journal } from './journal.ts';
import { inTime, until } from './until.ts';

/** Limits that never expire during a test; each test shortens its own. */
const never = 3_600_000;
const patience: Partial<HubLimits> = {
  handshakeMs: never,
  keepAliveMs: never,
  clientTimeoutMs: never,
  disconnectMs: never,
  pollMs: never,
  askMs: never,
};

type Given = Partial<HubServerOptions<Person>> & {
  readonly life?: Life;
  readonly methods?: Methods;
  /** No other listener is attached, so that the hub must answer every request. */
  readonly isAlone?: boolean;
  /** The port of an earlier host instead of a free one. */
  readonly port?: number;
};

type Asked = { readonly line: string; readonly headers: IncomingHttpHeaders };

const people: Readonly<Record<string, Person>> = {
  'token-of-ann': { name: 'ann' },
  'token-of-bob': { name: 'bob' },
};
export const annsToken = 'token-of-ann';
export const bobsToken = 'token-of-bob';
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Without a token the user is anonymous; an unknown token is refused. */
export const authenticate = ({ token }: HubRequest) => {
  if (token === null) return { identity: { name: 'anonymous' }, userId: null };
  const identity = people[token];
  return identity === undefined ? null : { identity, userId: identity.name };
};

/** Starts the exam hub on a plain Node server, closed after the test. */
export async function openHost(
  t: TestContext,
  { life = {}, methods = {}, isAlone = false, port = 0, limits, ...options }: Given = {},
) {
  const journal = new Journal();
  const events: HubEvent[] = [];
  const requests: Asked[] = [];
  const hubServer = createHubServer(examHub(journal, life, methods), {
    authenticate,
    codecs: [messagePack],
    observe: (event) => events.push(event),
    ...options,
    limits: { ...patience, ...limits },
  });
  const server = createServer();
  const note = ({ method, url, headers }: { method?: string; url?: string; headers: IncomingHttpHeaders }) =>
    requests.push({ line: `${method} ${url}`, headers });
  hubServer.attach(server, '/exam');
  if (!isAlone) server.on('request', note).on('upgrade', note);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = async (): Promise<void> => {
    await inTime('the hub server to close', hubServer.close());
    server.closeAllConnections();
    server.close();
  };
  t.after(close);
  const address = server.address();
  const ownPort = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${ownPort}/exam`,
    port: ownPort,
    hubServer,
    journal,
    events,
    requests,
    close,
    hasConnections: (count: number) =>
      until(`the server has ${count} connections`, () => hubServer.connections() === count),
    hasSeenRequests: (count: number) =>
      until(`the server has seen ${count} requests`, () => requests.length >= count),
    hasSeen: (is: HubEvent['is']) =>
      until(`the server has seen "${is}"`, () => events.some((event) => event.is === is)),
    hasEnded: (reason: string) =>
      until(`a connection has ended: ${reason}`, () =>
        events.some((event) => event.is === 'disconnected' && event.reason === reason),
      ),
  };
}

export type Host = Awaited<ReturnType<typeof openHost>>;
