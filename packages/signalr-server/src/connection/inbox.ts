import type { Codec } from '../protocol/codec.ts';
import { ProtocolError } from '../protocol/messages.ts';
import type { HubMessage } from '../protocol/messages.ts';

const nothing: Buffer = Buffer.alloc(0);

/** Assembles messages from chunks. */
export class Inbox {
  readonly #mostBytes: number;
  /** The incomplete record received so far, with spare capacity. */
  #carry: Buffer = nothing;
  #carried = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Appends data and returns everything unread. */
  add(data: Buffer): Buffer {
    if (this.#carried === 0) return data;
    const length = this.#carried + data.length;
    if (length > this.#carry.length) {
      // Doubles the capacity, so that byte-by-byte sending is not quadratic.
      const larger = Buffer.allocUnsafe(2 * length);
      this.#carry.copy(larger, 0, 0, this.#carried);
      this.#carry = larger;
    }
    data.copy(this.#carry, this.#carried);
    this.#carried = length;
    return this.#carry.subarray(0, length);
  }

  keep(rest: Buffer): void {
    // Keeps the buffer if its content is unchanged.
    if (this.#carried !== rest.length) this.#carry = rest;
    this.#carried = rest.length;
  }

  clear(): void {
    this.#carry = nothing;
    this.#carried = 0;
  }

  /** Passes messages to `take` while it returns true, and keeps an incomplete rest. */
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
