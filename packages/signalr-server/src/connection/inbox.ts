import type { Codec } from '../protocol/codec.ts';
import { ProtocolError } from '../protocol/messages.ts';
import type { HubMessage } from '../protocol/messages.ts';

/** Puts together what comes in pieces. */
export class Inbox {
  readonly #mostBytes: number;
  /** What has come of a record that is not whole yet. */
  #carry: Buffer | null = null;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** All that is not read yet. */
  add(data: Buffer): Buffer {
    const whole = this.#carry === null ? data : Buffer.concat([this.#carry, data]);
    this.#carry = null;
    return whole;
  }

  keep(rest: Buffer): void {
    this.#carry = rest;
  }

  clear(): void {
    this.#carry = null;
  }

  /** Hands on the messages from `at` on, as long as `take` says so, and keeps what is not whole. */
  read(codec: Codec, data: Buffer, from: number, take: (message: HubMessage) => boolean): void {
    let at = from;
    while (at < data.length) {
      const frame = codec.frame(data, at);
      if ((frame === null ? data.length - at : frame.end - frame.start) > this.#mostBytes)
        throw new ProtocolError('a message is too long');
      if (frame === null) {
        this.#carry = at === 0 ? data : data.subarray(at);
        return;
      }
      const message = codec.parse(data, frame);
      at = frame.next;
      if (message !== null && !take(message)) return;
    }
  }
}
