import { HubError } from '../hub-error.ts';
import type { Completion } from '../protocol/messages.ts';

type PendingInvocation = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly until: number;
};

/** The server's invocations of a client that wait for a result. */
export class ClientInvocations {
  readonly #waiting = new Map<string, PendingInvocation>();
  #soFar = 0;
  #isOver = false;

  /** `send` receives the invocation id. */
  ask(until: number, send: (invocationId: string) => void): Promise<unknown> {
    if (this.#isOver) return Promise.reject(new HubError('The connection is over.'));
    this.#soFar += 1;
    const invocationId = `s${this.#soFar}`;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#waiting.set(invocationId, { resolve, reject, until });
    try {
      send(invocationId);
    } catch (error) {
      // An invocation that cannot be written gets no result.
      this.#waiting.delete(invocationId);
      return Promise.reject(error);
    }
    return promise;
  }

  answer({ invocationId, error, result }: Completion): void {
    const pending = this.#waiting.get(invocationId);
    this.#waiting.delete(invocationId);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(new HubError(error));
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
