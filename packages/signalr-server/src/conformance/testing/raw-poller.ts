import assert from 'node:assert/strict';
import { jsonHandshake, record, recordsIn } from './records.ts';
import type { Wire } from './records.ts';
import { ask, tokenFor } from './raw-http.ts';
import type { Headers, Reply } from './raw-http.ts';

/** A manual long-polling client. */
export class RawPoller {
  readonly id: string;
  readonly #url: string;
  readonly #headers: Headers;

  constructor(url: string, id: string, headers: Headers) {
    this.#url = url;
    this.id = id;
    this.#headers = headers;
  }

  poll(headers: Headers = this.#headers): Promise<Reply> {
    return ask('GET', this.#url, { query: { id: this.id }, headers });
  }

  post(body: string | Buffer, headers: Headers = this.#headers): Promise<Reply> {
    return ask('POST', this.#url, {
      query: { id: this.id },
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      body,
    });
  }

  async send(...messages: readonly Wire[]): Promise<void> {
    const reply = await this.post(messages.map(record).join(''));
    assert.equal(reply.status, 200, reply.text);
  }

  delete(): Promise<Reply> {
    return ask('DELETE', this.#url, { query: { id: this.id }, headers: this.#headers });
  }

  /** Polls until this many records have arrived. */
  async nextRecords(count: number): Promise<Wire[]> {
    const records: Wire[] = [];
    while (records.length < count) {
      const reply = await this.poll();
      assert.equal(reply.status, 200, reply.text);
      records.push(...recordsIn(reply.text));
    }
    return records;
  }
}

/** Negotiates and polls once, as a client does first. */
export async function startPolling(url: string, headers: Headers = {}): Promise<RawPoller> {
  const poller = new RawPoller(url, await tokenFor(url, { headers }), headers);
  const first = await poller.poll();
  assert.deepEqual([first.status, first.text], [200, '']);
  return poller;
}

export async function openPollingConnection(url: string, headers: Headers = {}): Promise<RawPoller> {
  const poller = await startPolling(url, headers);
  const shaken = await poller.post(jsonHandshake);
  assert.equal(shaken.status, 200, shaken.text);
  assert.deepEqual(await poller.nextRecords(1), [{}]);
  return poller;
}
