import type { Codec } from './codec.ts';
import { frameOfText, readJson } from './json.ts';
import { recordSeparator } from './record-separator.ts';

type Handshake =
  | { readonly is: 'incomplete' }
  /** Not a handshake: the client resumes a connection that this node does not know. */
  | { readonly is: 'stranger' }
  | { readonly is: 'refused'; readonly error: string }
  | { readonly is: 'agreed'; readonly codec: Codec; readonly next: number };

/** The maximum size of a handshake. */
const mostBytes = 4096;

/** Parses the handshake, which is JSON in every protocol. Throws a `ProtocolError`. */
export function readHandshake(data: Buffer, codecs: readonly Codec[], highestVersion: 1 | 2): Handshake {
  const frame = frameOfText(data, 0);
  if (frame === null)
    return data.length > mostBytes
      ? { is: 'refused', error: 'Handshake was canceled.' }
      : { is: 'incomplete' };
  const { protocol, version, type } = readJson(data, frame);
  if (protocol === undefined && type !== undefined) return { is: 'stranger' };
  const codec = codecs.find(({ name }) => name === protocol);
  if (codec === undefined)
    return { is: 'refused', error: `The protocol '${String(protocol)}' is not supported.` };
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version > highestVersion)
    return {
      is: 'refused',
      error: `The server does not support version ${String(version)} of the '${codec.name}' protocol.`,
    };
  return { is: 'agreed', codec, next: frame.next };
}

export const handshakeReply = (error?: string): string =>
  JSON.stringify(error === undefined ? {} : { error }) + recordSeparator;
