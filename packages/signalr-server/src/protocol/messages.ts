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
  /** Without it nobody waits for an answer, and there is none. */
  readonly invocationId?: string | undefined;
  readonly streamIds?: readonly string[] | undefined;
};
export type StreamItem = { readonly type: 2; readonly invocationId: string; readonly item: unknown };
/** With an error, or with a result (which may be `null` or `undefined`), or with neither where nothing is answered. */
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
  Invocation | StreamItem | Completion | CancelInvocation | Ping | Close | Ack | Sequence;

/** What is numbered, acknowledged and said again after a lost line; the rest is of the line itself. */
export const isTracked = ({ type }: Pick<HubMessage, 'type'>): boolean => type <= 5;

/** What a client sent is no protocol: its connection ends. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}
