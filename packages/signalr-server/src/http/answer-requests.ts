import type { IncomingMessage, ServerResponse } from 'node:http';
import { noRoom, notYours, unknownId } from '../admission.ts';
import type { Visitor } from '../admission.ts';
import type { Connection } from '../connection/connection.ts';
import { longPollingLine } from '../transports/long-polling.ts';
import type { LongPollingLine } from '../transports/long-polling.ts';
import { serverSentEventsLine } from '../transports/server-sent-events.ts';
import { negotiate } from './negotiate.ts';
import { allowOrigin, answerPreflight, judgeOrigin } from './origins.ts';
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
type Exchange = {
  readonly visitor: Visitor;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
};
type Polled = { readonly line: LongPollingLine; readonly connection: Connection };

const wrongMethod: Refusal = { status: 405, text: 'Method not allowed' };
const noId: Refusal = { status: 400, text: 'Connection ID required' };

/** Negotiation, Server-Sent Events, long polling, and what clients of both send. */
export function answerRequests(served: Served): Answer {
  const { options, limits, tokens, admission, connections, hasRoom, now } = served;
  const transports = options.transports ?? allTransports;
  /** By token; a connection that is over stays until its client has heard so. */
  const polled = new Map<string, Polled>();

  const answerNegotiation = ({ visitor, request, response }: Exchange): Refusal | null => {
    request.resume();
    if (request.method !== 'POST') return wrongMethod;
    if (!hasRoom()) return noRoom;
    const { query } = visitor.request;
    const body = JSON.stringify(
      options.redirect?.(visitor.request) ??
        negotiate({
          query,
          userId: visitor.user.userId,
          tokens,
          transports,
          minimumVersion: options.minimumVersion ?? 0,
          isStatefulAllowed: options.statefulReconnect === true,
        }),
    );
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body);
    return null;
  };

  const answerGet = ({ visitor, request, response }: Exchange, token: string): Refusal | null => {
    const isEvents = (request.headers.accept ?? '').toLowerCase().includes('text/event-stream');
    const wanted = isEvents ? 'ServerSentEvents' : 'LongPolling';
    if (!transports.includes(wanted))
      return { status: 404, text: `${wanted} transport not supported by this end point type` };
    const known = polled.get(token);
    if (known?.connection.isOver === true && !isEvents) {
      if (known.connection.user.userId !== visitor.user.userId) return notYours;
      known.line.poll(response, now());
      if (known.line.isDone()) polled.delete(token);
      return null;
    }
    const claim = admission.claim(visitor, token);
    if (claim.is === 'refused') return claim;
    if (claim.is === 'alive') {
      if (claim.connection.transport !== wanted)
        return { status: 400, text: 'Cannot change transports mid-connection' };
      if (known === undefined) return { status: 409, text: 'This connection has a transport' };
      known.line.poll(response, now());
      return null;
    }
    if (isEvents) {
      const line = serverSentEventsLine(response);
      const connection = connections.open(line, claim.given);
      response.on('error', () => undefined);
      response.on('close', () => connection.lose(line, false));
    } else {
      const line = longPollingLine(limits, now());
      polled.set(token, { line, connection: connections.open(line, claim.given) });
      line.poll(response, now());
    }
    return null;
  };

  /** The connection that a client of requests means. */
  const connectionOf = (visitor: Visitor, token: string): Connection | Refusal => {
    const claim = admission.known(visitor, token);
    return claim.is === 'alive' ? claim.connection : claim;
  };

  const answerPost = async (
    { visitor, request, response }: Exchange,
    token: string,
  ): Promise<Refusal | null> => {
    const connection = connectionOf(visitor, token);
    if ('status' in connection) return connection;
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
  };

  const answerDelete = ({ visitor, response }: Exchange, token: string): Refusal | null => {
    const connection = connectionOf(visitor, token);
    if ('status' in connection) return connection;
    if (connection.transport !== 'LongPolling')
      return { status: 400, text: 'Cannot terminate a connection of this transport' };
    connection.cut('client');
    response.writeHead(202, { 'content-type': 'text/plain', 'content-length': 0 }).end();
    return null;
  };

  const answerConnection = (exchange: Exchange): Refusal | null | Promise<Refusal | null> => {
    const { request, visitor } = exchange;
    const { method = '' } = request;
    if (!['GET', 'POST', 'DELETE'].includes(method)) return wrongMethod;
    const token = visitor.request.query.get('id');
    if (token === null || token === '') return noId;
    if (method === 'GET') return answerGet(exchange, token);
    return method === 'POST' ? answerPost(exchange, token) : answerDelete(exchange, token);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<Refusal | null> => {
    if (judgeOrigin(request, options.origins) === 'foreign') allowOrigin(request, response);
    if (request.method === 'OPTIONS') {
      answerPreflight(response);
      return null;
    }
    const visitor = await admission.admit(request);
    if ('status' in visitor) return visitor;
    const exchange = { visitor, request, response };
    return visitor.request.path.toLowerCase().endsWith('/negotiate')
      ? answerNegotiation(exchange)
      : answerConnection(exchange);
  };

  return {
    handle: (request, response) => {
      const refuse = (refusal: Refusal | null): void => {
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
    sweep: () => {
      for (const [token, { line, connection }] of polled) {
        if (line.sweep(now())) continue;
        connection.cut('lost');
        polled.delete(token);
      }
    },
    close: () => {
      for (const { line } of polled.values()) line.cut();
      polled.clear();
    },
  };
}
