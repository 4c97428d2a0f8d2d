import type { Encoded } from '../protocol/codec.ts';
import type { TransportName } from '../hub-events.ts';

/** The way to a client, whatever it is made of. */
export type Line = {
  readonly transport: TransportName;
  /** Whole records, all text or all bytes. */
  readonly write: (records: readonly Encoded[], isBinary: boolean) => void;
  /** What has been written and is not on its way yet. */
  readonly waitingBytes: () => number;
  /** Nothing more is read until it is let go. */
  readonly hold: (isHeld: boolean) => void;
  /** Ends it after what has been written. */
  readonly end: () => void;
  readonly cut: () => void;
};
