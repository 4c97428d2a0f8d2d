import type { ServerResponse } from 'node:http';
import type { Line } from '../connection/line.ts';
import type { Encoded } from '../protocol/codec.ts';
import { bytesOf } from './joined.ts';

type Timing = { readonly pollMs: number; readonly disconnectMs: number };
type Poll = { readonly response: ServerResponse; readonly since: number };

const headers = { 'cache-control': 'no-cache, no-store', pragma: 'no-cache', expires: '0' };

/** A long-polling connection. Data written between polls waits for the next one. */
export class LongPollingLine implements Line {
  readonly transport = 'LongPolling';
  readonly #timing: Timing;
  #waiting: Encoded[] = [];
  #waitingBytes = 0;
  #current: Poll | null = null;
  #lastPollAt: number;
  #isFirst = true;
  #isEnded = false;
  #hasHeard = false;

  constructor(timing: Timing, openedAt: number) {
    this.#timing = timing;
    this.#lastPollAt = openedAt;
  }

  /** Whether everything was delivered, including the close. */
  get isDone(): boolean {
    return this.#hasHeard;
  }

  write(records: readonly Encoded[]): void {
    if (this.#isEnded) return;
    for (const record of records) {
      this.#waiting.push(record);
      this.#waitingBytes += record.length;
    }
    this.#deliver();
  }

  waitingBytes(): number {
    return this.#waitingBytes;
  }

  /** Sends are separate requests, which wait for capacity. */
  hold(): void {}

  end(): void {
    this.#isEnded = true;
    this.#deliver();
  }

  cut(): void {
    this.#waiting = [];
    this.end();
  }

  /** Responds with pending data, at once or when there is some. */
  poll(response: ServerResponse, now: number): void {
    this.#reply(204);
    this.#lastPollAt = now;
    if (this.#isFirst) {
      this.#isFirst = false;
      response.writeHead(200, headers).end();
      return;
    }
    const poll = { response, since: now };
    this.#current = poll;
    // If the client has disconnected, the data waits for its next poll.
    response.once('close', () => {
      if (this.#current === poll) this.#current = null;
    });
    this.#deliver();
  }

  /** Ends an expired poll; returns whether the client still polls. */
  sweep(now: number): boolean {
    if (this.#current !== null) {
      this.#lastPollAt = now;
      if (now - this.#current.since >= this.#timing.pollMs) this.#reply(200);
    }
    return now - this.#lastPollAt <= this.#timing.disconnectMs;
  }

  #deliver(): void {
    if (this.#current === null) return;
    if (this.#waiting.length > 0) {
      const body = Buffer.concat(this.#waiting.map(bytesOf));
      this.#waiting = [];
      this.#waitingBytes = 0;
      this.#reply(200, body);
    } else if (this.#isEnded) {
      this.#hasHeard = true;
      this.#reply(204);
    }
  }

  #reply(status: 200 | 204, body?: Buffer): void {
    const response = this.#current?.response;
    this.#current = null;
    if (body === undefined) response?.writeHead(status, headers).end();
    else
      response
        ?.writeHead(status, {
          ...headers,
          'content-type': 'application/octet-stream',
          'content-length': body.length,
        })
        .end(body);
  }
}
