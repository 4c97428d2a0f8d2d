import type { IncomingMessage, ServerResponse } from 'node:http';
import { noRoom, unknownId } from '../admission.ts';
import type { Visitor } from '../admission.ts';
import { LongPollingLine } from '../transports/long-polling.ts';
import { serverSentEventsLine } from '../transports/server-sent-events.ts';
import { negotiate } from './negotiate.ts';
import { allowOrigin, answerPreflight, judgeOrigin } from './origins.ts';
import { PollingConnections } from './polling-connections.ts';
import { readBody } from './read-request.ts';
import { refuseResponse } from './refusal.ts';
import type { Refusal } from './refusal.ts';
import { allTransports, mostBytesAtOnce } from './served.ts';
import type { Served } from './served.ts';

type Answer = {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly sweep: () => void;
  readonly close: () => void;
};
type Exchange = Served & {
  readonly polling: PollingConnections;
  readonly visitor: Visitor;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};
/** Null if the response has started. */
type Outcome = Refusal | null;

const wrongMethod: Refusal = { status: 405, text: 'Method not allowed' };
const taken: Refusal = { status: 409, text: 'This connection has a transport' };

/** Handles negotiation, Server-Sent Events, long polling, and the sends of both. */
export function answerRequests(served: Served): Answer {
  const { options, admission, now } = served;
  const polling = new PollingConnections();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Outcome> => {
    if (judgeOrigin(request, options.origins) === 'foreign') allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      answerPreflight(response);
      return null;
    }
    const visitor = await admission.admit(request);
    if ('status' in visitor) return visitor;
    const exchange = { ...served, polling, visitor, request, response };
    return visitor.request.path.toLowerCase().endsWith('/negotiate')
      ? answerNegotiation(exchange)
      : answerConnection(exchange);
  };

  return {
    handle: (request, response) => {
      // A keep-alive connection would lead its client back to a draining server.
      if (!served.isOpen()) response.setHeader('connection', 'close');
      const refuse = (refusal: Outcome): void => {
        if (refusal === null) return;
        options.observe?.({ is: 'refused', status: refusal.status });
        request.resume();
        refuseResponse(response, refusal);
      };
      answer(request, response).then(refuse, (error: unknown) => {
        options.observe?.({ is: 'failed', where: 'request', error });
        refuse({ status: 500 });
      });
    },
    sweep: () => polling.sweep(now()),
    close: () => polling.close(),
  };
}

function answerNegotiation({ options, tokens, hasRoom, visitor, request, response }: Exchange): Outcome {
  request.resume();
  if (request.method !== 'POST') return wrongMethod;
  if (!hasRoom(visitor.user.userId)) return noRoom;
  const answer =
    options.redirect?.(visitor.request) ??
    negotiate({
      query: visitor.request.query,
      userId: visitor.user.userId,
      tokens,
      transports: options.transports ?? allTransports,
      minimumVersion: options.minimumVersion ?? 0,
      isStatefulAllowed: options.statefulReconnect === true,
    });
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(answer));
  return null;
}

function answerConnection(exchange: Exchange): Outcome | Promise<Outcome> {
  const { method = '' } = exchange.request;
  if (!['GET', 'POST', 'DELETE'].includes(method)) return wrongMethod;
  const token = exchange.visitor.request.query.get('id') ?? '';
  if (token === '') return { status: 400, text: 'Connection ID required' };
  if (method === 'GET') return answerGet(exchange, token);
  return method === 'POST' ? answerPost(exchange, token) : answerDelete(exchange, token);
}

function answerGet(exchange: Exchange, token: string): Outcome {
  const { options, admission, polling, visitor, request, response, now } = exchange;
  const isEvents = (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
  const wanted = isEvents ? 'ServerSentEvents' : 'LongPolling';
  if (!(options.transports ?? allTransports).includes(wanted))
    return { status: 404, text: `${wanted} transport not supported by this end point type` };
  if (!isEvents && polling.deliverClose(visitor, token, response, now())) return null;
  const claim = admission.claim(visitor, token);
  if (claim.is === 'refused') return claim;
  if (claim.is === 'new') {
    if (isEvents) openEvents(exchange, claim.given);
    else openPolling(exchange, claim.given);
    return null;
  }
  if (claim.connection.transport !== wanted)
    return { status: 400, text: 'Cannot change transports mid-connection' };
  const line = polling.find(token);
  if (line === undefined) return taken;
  line.poll(response, now());
  return null;
}

type Given = Parameters<Served['connections']['open']>[1];

function openEvents({ connections, response }: Exchange, given: Given): void {
  const line = serverSentEventsLine(response);
  const connection = connections.open(line, given);
  response.on('error', () => undefined);
  response.on('close', () => connection.lose(line, false));
}

function openPolling({ connections, polling, limits, response, now }: Exchange, given: Given): void {
  const line = new LongPollingLine(limits, now());
  polling.add(given.token, { line, connection: connections.open(line, given) });
  line.poll(response, now());
}

/** The response to a send waits until there is capacity. */
async function answerPost(exchange: Exchange, token: string): Promise<Outcome> {
  const { admission, limits, visitor, request, response } = exchange;
  const known = admission.known(visitor, token);
  if (known.is === 'refused') return known;
  const { connection } = known;
  if (connection.transport === 'WebSockets') return wrongMethod;
  const body = await readBody(request, mostBytesAtOnce(limits));
  if (body === 'tooLong') {
    connection.cut('protocol');
    return { status: 413, text: 'Too long' };
  }
  if (body === 'aborted') return { status: 400 };
  if (connection.isOver) return unknownId;
  connection.receive(body);
  await connection.whenRoom();
  response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 0 }).end();
  return null;
}

function answerDelete({ admission, visitor, response }: Exchange, token: string): Outcome {
  const known = admission.known(visitor, token);
  if (known.is === 'refused') return known;
  if (known.connection.transport !== 'LongPolling')
    return { status: 400, text: 'Cannot terminate a connection of this transport' };
  known.connection.cut('client');
  response.writeHead(202, { 'content-type': 'text/plain', 'content-length': 0 }).end();
  return null;
}
