export const messageTypes = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancelInvocation: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

export type Invocation = {
  readonly type: 1 | 4;
  readonly target: string;
  readonly arguments: readonly unknown[];
  /** Without it the caller expects no reply. */
  readonly invocationId?: string | undefined;
  readonly streamIds?: readonly string[] | undefined;
};
export type StreamItem = { readonly type: 2; readonly invocationId: string; readonly item: unknown };
/** Has an error, a result (`null` and `undefined` included), or neither. */
export type Completion = {
  readonly type: 3;
  readonly invocationId: string;
  readonly error?: string | undefined;
  readonly result?: unknown;
};
export type CancelInvocation = { readonly type: 5; readonly invocationId: string };
export type Ping = { readonly type: 6 };
export type Close = {
  readonly type: 7;
  readonly error?: string | undefined;
  readonly allowReconnect?: boolean | undefined;
};
export type Ack = { readonly type: 8; readonly sequenceId: number };
export type Sequence = { readonly type: 9; readonly sequenceId: number };

export type HubMessage =
  | Invocation
  | StreamItem
  | Completion
  | CancelInvocation
  | Ping
  | Close
  | Ack
  | Sequence;

/** Whether a message is numbered, acknowledged and resent; others belong to the transport connection. */
export const isTracked = ({ type }: Pick<HubMessage, 'type'>): boolean => type <= 5;

/** A violation of the protocol; closes the connection. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}
