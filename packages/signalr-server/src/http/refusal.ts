import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A response that opens no connection. */
export type Refusal = { readonly status: number; readonly text?: string };

export function refuseResponse(response: ServerResponse, { status, text = '' }: Refusal): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(status, {
        'content-type': 'text/plain; charset=utf-8',
        'content-length': Buffer.byteLength(text),
        'cache-control': 'no-store',
      })
      .end(text);
}

export function refuseUpgrade(socket: Duplex, { status, text = '' }: Refusal): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
