import type { HubMessage } from './messages.ts';

/** An encoded record: text for JSON, otherwise bytes. */
export type Encoded = string | Uint8Array;

/** The bounds of a record's content, and the start of the next record. */
export type Frame = { readonly start: number; readonly end: number; readonly next: number };

/** A protocol encoding. */
export type Codec = {
  readonly name: string;
  readonly isBinary: boolean;
  /** Returns the first record from `from` on; `null` while it is incomplete. Throws a `ProtocolError`. */
  readonly frame: (data: Buffer, from: number) => Frame | null;
  /** Returns `null` for unknown kinds of messages, which are skipped. Throws a `ProtocolError`. */
  readonly parse: (data: Buffer, frame: Frame) => HubMessage | null;
  readonly write: (message: HubMessage) => Encoded;
};
