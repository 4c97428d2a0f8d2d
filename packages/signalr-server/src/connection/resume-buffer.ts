import type { Encoded } from '../protocol/codec.ts';
import { isTracked, messageTypes, ProtocolError } from '../protocol/messages.ts';
import type { HubMessage } from '../protocol/messages.ts';

const bytesOf = (record: Encoded): number =>
  typeof record === 'string' ? Buffer.byteLength(record) : record.byteLength;

/**
 * The state of stateful reconnect (messages are numbered from 1 in each direction): unacknowledged sent messages, and
 * the last message read.
 */
export class ResumeBuffer {
  readonly #mostBytes: number;
  /** Unacknowledged or unsent; the first has the number `#firstId`. */
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

  /** Bytes not sent yet. */
  get waitingBytes(): number {
    return this.#waitingBytes;
  }

  push(record: Encoded): void {
    const bytes = bytesOf(record);
    this.#records.push({ record, bytes });
    this.#waitingBytes += bytes;
  }

  /** Returns records that may be sent now; the rest waits for acknowledgements. */
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
   * Returns the unacknowledged records to resend over a new connection, and the number of the first. Later
   * acknowledgements refer to the same numbers.
   */
  startAgain(): { readonly sequenceId: number; readonly again: readonly Encoded[] } {
    this.#isSilentUntilSequence = true;
    const again = this.#records.slice(0, this.#sent).map(({ record }) => record);
    return { sequenceId: this.#firstId, again };
  }

  /** Whether a message is new: after a reconnect, messages may arrive a second time. */
  isNew(message: HubMessage): boolean {
    if (message.type === messageTypes.sequence) {
      // Read messages may have been acknowledged and need not be repeated.
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

  /** Returns the number to acknowledge, or null when nothing new was read. */
  takeAcknowledgment(): number | null {
    if (this.#lastRead === this.#acknowledged) return null;
    this.#acknowledged = this.#lastRead;
    return this.#lastRead;
  }
}
