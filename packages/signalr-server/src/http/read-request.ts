import type { IncomingMessage } from 'node:http';
import type { HubRequest } from '../options.ts';

const bearer = /^Bearer +(\S+) *$/i;

/** Returns the parts of a request that may identify the sender; browsers cannot set headers on a WebSocket. */
export function readRequest(request: IncomingMessage): HubRequest & { readonly path: string } {
  const { pathname, searchParams } = new URL(`http://hub${request.url ?? '/'}`);
  const [, fromHeader] = bearer.exec(request.headers.authorization ?? '') ?? [];
  return {
    method: request.method ?? 'GET',
    headers: request.headers,
    query: searchParams,
    token: fromHeader ?? searchParams.get('access_token'),
    path: pathname,
  };
}

/** Reads the whole body; undefined when it exceeds the limit or breaks off. */
export async function readBody(
  request: IncomingMessage,
  mostBytes: number,
): Promise<Buffer | 'tooLong' | 'aborted'> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > mostBytes) return 'tooLong';
      chunks.push(chunk);
    }
  } catch {
    return 'aborted';
  }
  return Buffer.concat(chunks);
}
