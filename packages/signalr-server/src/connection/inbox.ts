import type { Codec } from '../protocol/codec.ts';
import { ProtocolError } from '../protocol/messages.ts';
import type { HubMessage } from '../protocol/messages.ts';

const nothing: Buffer = Buffer.alloc(0);

/** Puts together what comes in pieces. */
export class Inbox {
  readonly #mostBytes: number;
  /** What has come of a record that is not whole yet, with room for more of it behind. */
  #carry: Buffer = nothing;
  #carried = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** All that is not read yet. */
  add(data: Buffer): Buffer {
    if (this.#carried === 0) return data;
    const length = this.#carried + data.length;
    if (length > this.#carry.length) {
      // Twice as much as is needed: whoever sends byte by byte does not have all of it copied with each of them.
      const larger = Buffer.allocUnsafe(2 * length);
      this.#carry.copy(larger, 0, 0, this.#carried);
      this.#carry = larger;
    }
    data.copy(this.#carry, this.#carried);
    this.#carried = length;
    return this.#carry.subarray(0, length);
  }

  keep(rest: Buffer): void {
    // What is carried already, and is still all there, stays where it is.
    if (this.#carried !== rest.length) this.#carry = rest;
    this.#carried = rest.length;
  }

  clear(): void {
    this.#carry = nothing;
    this.#carried = 0;
  }

  /** Hands on the messages from `at` on, as long as `take` says so, and keeps what is not whole. */
  read(codec: Codec, data: Buffer, from: number, take: (message: HubMessage) => boolean): void {
    let at = from;
    while (at < data.length) {
      const frame = codec.frame(data, at);
      if ((frame === null ? data.length - at : frame.end - frame.start) > this.#mostBytes)
        throw new ProtocolError('a message is too long');
      if (frame === null) {
        this.keep(at === 0 ? data : data.subarray(at));
        return;
      }
      const message = codec.parse(data, frame);
      at = frame.next;
      if (message !== null && !take(message)) return;
    }
    this.clear();
  }
}
