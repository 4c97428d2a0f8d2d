import type { Schema } from '../standard-schema.ts';
import { HubError } from '../hub-error.ts';

type UploadGiven = {
  readonly schema: Schema;
  /** The number of items that may wait before `hold` is called; `release` follows once they are read. */
  readonly room: number;
  readonly hold: () => void;
  readonly release: () => void;
};

/** A stream from client to method: a queue filled by the connection and read by the method. */
export class Upload implements AsyncIterable<unknown> {
  readonly #given: UploadGiven;
  #items: unknown[] = [];
  #isHolding = false;
  #ended: { readonly error?: Error } | null = null;
  #wake: (() => void) | null = null;

  constructor(given: UploadGiven) {
    this.#given = given;
  }

  push(item: unknown): void {
    if (this.#ended !== null) return;
    this.#items.push(item);
    if (!this.#isHolding && this.#items.length > this.#given.room) {
      this.#isHolding = true;
      this.#given.hold();
    }
    this.#stir();
  }

  /** Ends the stream; an error is thrown to the reading method. */
  end(error?: string): void {
    this.#finish(error === undefined ? {} : { error: new HubError(error) });
  }

  /** Drops the stream when no one reads or sends any more. */
  drop(): void {
    this.#items = [];
    this.#finish({});
    this.#letGo();
  }

  #finish(ended: { readonly error?: Error }): void {
    this.#ended ??= ended;
    this.#stir();
  }

  #stir(): void {
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }

  #letGo(): void {
    if (!this.#isHolding || this.#items.length > this.#given.room / 2) return;
    this.#isHolding = false;
    this.#given.release();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<unknown, void, undefined> {
    for (;;) {
      if (this.#items.length > 0) {
        const checked = await this.#given.schema['~standard'].validate(this.#items.shift());
        this.#letGo();
        if (checked.issues !== undefined) throw new TypeError('an item of the stream is not as it should be');
        yield checked.value;
      } else if (this.#ended === null) {
        await new Promise<void>((resolve) => (this.#wake = resolve));
      } else {
        if (this.#ended.error !== undefined) throw this.#ended.error;
        return;
      }
    }
  }
}
