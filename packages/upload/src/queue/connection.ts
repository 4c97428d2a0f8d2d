import type { ApiFailure } from '@repo/api-client/api-failure';

/** How long all files wait after each such failure: two minutes in all, which a restart takes at most. */
const waitsMs = [1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000];

/** Tells whether the server can take files, by what became of earlier calls and by what the browser says. */
export class Connection {
  readonly #onFound: () => void;
  #failures = 0;
  #code: ApiFailure['code'] = 'unable_to_access_server';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The listener is told when calls are worth a try again. */
  constructor(onFound: () => void) {
    this.#onFound = onFound;
    globalThis.addEventListener('online', this.#tryAgain);
  }

  /** Whether no call is to be made now. Without a network this lasts until the browser finds one. */
  isLost(): boolean {
    return this.#timer !== undefined || !navigator.onLine;
  }

  /** Returns why no call is to be made now: the server was not reached, or how it refused. */
  reason(): ApiFailure['code'] {
    return navigator.onLine ? this.#code : 'unable_to_access_server';
  }

  /** Whether no call has been answered since one failed. */
  isFailing(): boolean {
    return this.#failures > 0;
  }

  /** Forgets earlier failures, after an answer or when the user adds or retries files. */
  reset(): void {
    this.#failures = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Notes a call that the server was not there for, and waits a while; returns false once calls have failed for too long. */
  fail(code: ApiFailure['code']): boolean {
    const waitMs = waitsMs[this.#failures];
    if (waitMs === undefined) return false;
    this.#failures += 1;
    this.#code = code;
    this.#timer = setTimeout(this.#tryAgain, waitMs);
    return true;
  }

  readonly #tryAgain = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#onFound();
  };
}
