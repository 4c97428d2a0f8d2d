export type Wire = Readonly<Record<string, unknown>>;

export const separator = '\u001E';
/** Encodes a message as the client does: JSON followed by the separator. */
export const record = (message: unknown): string => `${JSON.stringify(message)}${separator}`;

export const recordsIn = (text: string): Wire[] =>
  text
    .split(separator)
    .filter((each) => each !== '')
    .map((each) => JSON.parse(each) as Wire);

export const jsonHandshake = record({ protocol: 'json', version: 1 });

export const invocation = (invocationId: string, target: string, ...args: readonly unknown[]): Wire => ({
  type: 1,
  invocationId,
  target,
  arguments: args,
});
export const streamInvocation = (
  invocationId: string,
  target: string,
  ...args: readonly unknown[]
): Wire => ({ type: 4, invocationId, target, arguments: args });
