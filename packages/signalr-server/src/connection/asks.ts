import { HubError } from '../hub-error.ts';
import type { Completion } from '../protocol/messages.ts';

type Asked = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly until: number;
};

/** What the server has asked one client, until it is answered. */
export class Asks {
  readonly #waiting = new Map<string, Asked>();
  #soFar = 0;
  #isOver = false;

  /** `send` is given the id to ask under. */
  ask(until: number, send: (invocationId: string) => void): Promise<unknown> {
    if (this.#isOver) return Promise.reject(new HubError('The connection is over.'));
    this.#soFar += 1;
    const invocationId = `s${this.#soFar}`;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(invocationId, { resolve, reject, until });
    try {
      send(invocationId);
    } catch (error) {
      // What cannot be written cannot be answered.
      this.#waiting.delete(invocationId);
      return Promise.reject(error);
    }
    return promise;
  }

  answer({ invocationId, error, result }: Completion): void {
    const asked = this.#waiting.get(invocationId);
    this.#waiting.delete(invocationId);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new HubError(error));
  }

  sweep(now: number): void {
    for (const [id, { until, reject }] of this.#waiting) {
      if (now <= until) continue;
      this.#waiting.delete(id);
      reject(new HubError('The client did not answer in time.'));
    }
  }

  end(): void {
    this.#isOver = true;
    for (const { reject } of this.#waiting.values()) reject(new HubError('The connection is over.'));
    this.#waiting.clear();
  }
}
