import type { HubMessage } from './messages.ts';

/** A whole record, ready to be sent: text for JSON, bytes otherwise. */
export type Encoded = string | Uint8Array;

/** Where a record's content lies in what has come, and where the next record begins. */
export type Frame = { readonly start: number; readonly end: number; readonly next: number };

/** How messages are written on the line. */
export type Codec = {
  readonly name: string;
  readonly isBinary: boolean;
  /** The first record from `from` on; `null` while a part of it is missing. Throws a `ProtocolError`. */
  readonly frame: (data: Buffer, from: number) => Frame | null;
  /** `null` is a kind of message that is not known here, to be passed over. Throws a `ProtocolError`. */
  readonly parse: (data: Buffer, frame: Frame) => HubMessage | null;
  readonly write: (message: HubMessage) => Encoded;
};
