import type { ServerResponse } from 'node:http';
import type { Line } from '../connection/line.ts';
import type { Encoded } from '../protocol/codec.ts';
import { bytesOf } from './joined.ts';

export type LongPollingLine = Line & {
  /** Answers with what has been written, at once or when there is something. */
  readonly poll: (response: ServerResponse, now: number) => void;
  /** Nothing waits any more, and the client has heard that it is over. */
  readonly isDone: () => boolean;
  /** Ends polls that have waited long enough; answers whether the client still asks. */
  readonly sweep: (now: number) => boolean;
};

type Timing = { readonly pollMs: number; readonly disconnectMs: number };
type Poll = { readonly response: ServerResponse; readonly since: number };

const headers = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache', expires: '0' };

function answer(response: ServerResponse, status: 200 | 204, body?: Buffer): void {
  if (body === undefined) response.writeHead(status, headers).end();
  else
    response
      .writeHead(status, {
        ...headers,
        'content-type': 'application/octet-stream',
        'content-length': body.length,
      })
      .end(body);
}

/** A client that asks again and again. What is written while it does not ask waits for its next poll. */
export function longPollingLine({ pollMs, disconnectMs }: Timing, openedAt: number): LongPollingLine {
  let waiting: Encoded[] = [];
  let waitingBytes = 0;
  let current: Poll | null = null;
  let lastPollAt = openedAt;
  let isFirst = true;
  let isEnded = false;
  let hasHeard = false;

  const reply = (status: 200 | 204, body?: Buffer): void => {
    const poll = current;
    current = null;
    if (poll !== null) answer(poll.response, status, body);
  };
  const deliver = (): void => {
    if (current === null) return;
    if (waiting.length > 0) {
      const body = Buffer.concat(waiting.map(bytesOf));
      waiting = [];
      waitingBytes = 0;
      reply(200, body);
    } else if (isEnded) {
      reply(204);
      hasHeard = true;
    }
  };

  return {
    transport: 'LongPolling',
    write: (records) => {
      if (isEnded) return;
      for (const record of records) {
        waiting.push(record);
        waitingBytes += record.length;
      }
      deliver();
    },
    waitingBytes: () => waitingBytes,
    hold: () => undefined,
    end: () => {
      isEnded = true;
      deliver();
    },
    cut: () => {
      isEnded = true;
      waiting = [];
      deliver();
    },
    poll: (response, now) => {
      reply(204);
      lastPollAt = now;
      if (isFirst) {
        isFirst = false;
        answer(response, 200);
        return;
      }
      const poll = { response, since: now };
      current = poll;
      // A client that has gone away gets nothing: what there is waits for its next poll.
      response.once('close', () => {
        if (current === poll) current = null;
      });
      deliver();
    },
    isDone: () => hasHeard,
    sweep: (now) => {
      if (current !== null) {
        lastPollAt = now;
        if (now - current.since >= pollMs) reply(200);
      }
      return now - lastPollAt <= disconnectMs;
    },
  };
}
