import type { Encoded } from '../protocol/codec.ts';
import type { TransportName } from '../hub-events.ts';

/** A transport connection to a client. */
export type Line = {
  readonly transport: TransportName;
  /** Whole records, all text or all bytes. */
  readonly write: (records: readonly Encoded[], isBinary: boolean) => void;
  /** Bytes that are written but not sent yet. */
  readonly waitingBytes: () => number;
  /** Pauses and resumes reading. */
  readonly hold: (isHeld: boolean) => void;
  /** Closes after pending writes. */
  readonly end: () => void;
  readonly cut: () => void;
};
