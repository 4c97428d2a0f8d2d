import { decodeTimestampExtension, ExtData } from '@msgpack/msgpack';
import { ProtocolError } from './protocol/messages.ts';

/** The depth limit of the encoder, so that everything read can be written. */
const deepest = 100;
const timestamp = -1;

/**
 * Reads values from untrusted data. The decoder of `@msgpack/msgpack` allocates nested lists by their declared
 * lengths, gigabytes for a few bytes; this one never allocates more than was received.
 */
export class MessagePackReader {
  readonly #data: Buffer;
  readonly #end: number;
  #at: number;

  constructor(data: Buffer, { start, end }: { readonly start: number; readonly end: number }) {
    this.#data = data;
    this.#at = start;
    this.#end = end;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#end;
  }

  value(depth = 1): unknown {
    if (depth > deepest) throw new ProtocolError('values lie too deep in each other');
    const head = this.#unsigned(1);
    if (head < 0x80) return head;
    if (head < 0x90) return this.#map(head & 0x0f, depth);
    if (head < 0xa0) return this.#list(head & 0x0f, depth);
    if (head < 0xc0) return this.#text(head & 0x1f);
    return head < 0xe0 ? this.#valueBehind(head, depth) : head - 0x100;
  }

  #valueBehind(head: number, depth: number): unknown {
    switch (head) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xc4:
        return this.#bytes(this.#unsigned(1));
      case 0xc5:
        return this.#bytes(this.#unsigned(2));
      case 0xc6:
        return this.#bytes(this.#unsigned(4));
      case 0xd9:
        return this.#text(this.#unsigned(1));
      case 0xda:
        return this.#text(this.#unsigned(2));
      case 0xdb:
        return this.#text(this.#unsigned(4));
      case 0xdc:
        return this.#list(this.#unsigned(2), depth);
      case 0xdd:
        return this.#list(this.#unsigned(4), depth);
      case 0xde:
        return this.#map(this.#unsigned(2), depth);
      case 0xdf:
        return this.#map(this.#unsigned(4), depth);
      default:
        return this.#numberBehind(head);
    }
  }

  #numberBehind(head: number): unknown {
    switch (head) {
      case 0xca:
        return this.#data.readFloatBE(this.#take(4));
      case 0xcb:
        return this.#data.readDoubleBE(this.#take(8));
      case 0xcc:
        return this.#unsigned(1);
      case 0xcd:
        return this.#unsigned(2);
      case 0xce:
        return this.#unsigned(4);
      case 0xcf:
        return this.#unsigned(4) * 2 ** 32 + this.#unsigned(4);
      case 0xd0:
        return this.#data.readInt8(this.#take(1));
      case 0xd1:
        return this.#data.readInt16BE(this.#take(2));
      case 0xd2:
        return this.#data.readInt32BE(this.#take(4));
      case 0xd3:
        return this.#data.readInt32BE(this.#take(4)) * 2 ** 32 + this.#unsigned(4);
      default:
        return this.#extensionBehind(head);
    }
  }

  #extensionBehind(head: number): unknown {
    switch (head) {
      case 0xc7:
        return this.#extension(this.#unsigned(1));
      case 0xc8:
        return this.#extension(this.#unsigned(2));
      case 0xc9:
        return this.#extension(this.#unsigned(4));
      case 0xd4:
      case 0xd5:
      case 0xd6:
      case 0xd7:
      case 0xd8:
        return this.#extension(2 ** (head - 0xd4));
      default:
        throw new ProtocolError('a value is of no known kind');
    }
  }

  /** Skips bytes and returns their offset. */
  #take(bytes: number): number {
    const from = this.#at;
    this.#at = from + bytes;
    if (this.#at > this.#end) throw new ProtocolError('a value is cut short');
    return from;
  }

  #unsigned(bytes: 1 | 2 | 4): number {
    const from = this.#take(bytes);
    if (bytes === 1) return this.#data[from] ?? 0;
    return bytes === 2 ? this.#data.readUInt16BE(from) : this.#data.readUInt32BE(from);
  }

  #text(bytes: number): string {
    const from = this.#take(bytes);
    return this.#data.toString('utf8', from, this.#at);
  }

  /** A copy, because it may outlive the buffer. */
  #bytes(bytes: number): Uint8Array {
    const from = this.#take(bytes);
    return new Uint8Array(this.#data.subarray(from, this.#at));
  }

  #list(count: number, depth: number): unknown[] {
    const list: unknown[] = [];
    for (let seen = 0; seen < count; seen += 1) list.push(this.value(depth + 1));
    return list;
  }

  #map(count: number, depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (let seen = 0; seen < count; seen += 1) {
      const key = this.value(depth + 1);
      if ((typeof key !== 'string' && typeof key !== 'number') || key === '__proto__')
        throw new ProtocolError('a map has a key that cannot be one');
      map[key] = this.value(depth + 1);
    }
    return map;
  }

  #extension(bytes: number): unknown {
    const type = this.#data.readInt8(this.#take(1));
    const content = this.#bytes(bytes);
    if (type !== timestamp) return new ExtData(type, content);
    try {
      return decodeTimestampExtension(content);
    } catch (error) {
      throw new ProtocolError('a time cannot be read', { cause: error });
    }
  }
}
