import type { Encoded } from '../protocol/codec.ts';
import { isTracked, messageTypes, ProtocolError } from '../protocol/messages.ts';
import type { HubMessage } from '../protocol/messages.ts';

const bytesOf = (record: Encoded): number =>
  typeof record === 'string' ? Buffer.byteLength(record) : record.byteLength;

/**
 * What a connection with stateful reconnect remembers (signalr's messages are numbered from 1 in each direction): what
 * it sent that is not acknowledged, and how far it has read what the client sent.
 */
export class ResumeBuffer {
  readonly #mostBytes: number;
  /** Not acknowledged yet, or not even sent; the first of them has the number `#firstId`. */
  readonly #records: { readonly record: Encoded; readonly bytes: number }[] = [];
  #firstId = 1;
  #sent = 0;
  #sentBytes = 0;
  #waitingBytes = 0;
  #lastRead = 0;
  #reading = 0;
  #acknowledged = 0;
  #isSilentUntilSequence = false;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** What no line has been given yet. */
  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  push(record: Encoded): void {
    const bytes = bytesOf(record);
    this.#records.push({ record, bytes });
    this.#waitingBytes += bytes;
  }

  /** What may be sent now: the rest waits for acknowledgments. */
  takeReady(): Encoded[] {
    const ready: Encoded[] = [];
    for (;;) {
      const next = this.#records[this.#sent];
      if (next === undefined || this.#sentBytes >= this.#mostBytes) return ready;
      ready.push(next.record);
      this.#sent += 1;
      this.#sentBytes += next.bytes;
      this.#waitingBytes -= next.bytes;
    }
  }

  acknowledge(id: number): void {
    const count = id - this.#firstId + 1;
    if (count <= 0) return;
    if (count > this.#sent) throw new ProtocolError('what was not sent is acknowledged');
    for (const { bytes } of this.#records.splice(0, count)) this.#sentBytes -= bytes;
    this.#sent -= count;
    this.#firstId += count;
  }

  /**
   * A new line: what is to be sent over it before anything else, and the number of the first of it. An acknowledgment
   * that comes later finds it sent, as if it had been this line from the start.
   */
  startAgain(): { readonly sequenceId: number; readonly again: readonly Encoded[] } {
    this.#isSilentUntilSequence = true;
    const again = this.#records.slice(0, this.#sent).map(({ record }) => record);
    return { sequenceId: this.#firstId, again };
  }

  /** Whether a message is to be served: it may be one of the old line's end, or one that has been served already. */
  isNew(message: HubMessage): boolean {
    if (message.type === messageTypes.sequence) {
      // What has been read may have been acknowledged, and need not be said again.
      if (message.sequenceId > this.#lastRead + 1)
        throw new ProtocolError('messages are missing before this one');
      this.#reading = message.sequenceId - 1;
      this.#isSilentUntilSequence = false;
      return false;
    }
    if (!isTracked(message)) return true;
    if (this.#isSilentUntilSequence) return false;
    this.#reading += 1;
    if (this.#reading <= this.#lastRead) return false;
    this.#lastRead = this.#reading;
    return true;
  }

  /** The number to acknowledge, when there is something new to say. */
  takeAcknowledgment(): number | null {
    if (this.#lastRead === this.#acknowledged) return null;
    this.#acknowledged = this.#lastRead;
    return this.#lastRead;
  }
}
