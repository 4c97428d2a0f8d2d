/** An abort signal created on first use, because most connections and calls need none. */
export class AbortLater {
  #controller: AbortController | null = null;
  #isAborted = false;

  get signal(): AbortSignal {
    if (this.#controller === null) {
      this.#controller = new AbortController();
      if (this.#isAborted) this.#controller.abort();
    }
    return this.#controller.signal;
  }

  abort(): void {
    this.#isAborted = true;
    this.#controller?.abort();
  }
}
