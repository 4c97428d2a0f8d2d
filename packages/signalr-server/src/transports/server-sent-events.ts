import type { ServerResponse } from 'node:http';
import type { Line } from '../connection/line.ts';
import { joined } from './joined.ts';

/** The events of one response. Text only; a record contains no line break, because JSON escapes them. */
export function serverSentEventsLine(response: ServerResponse): Line {
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-store',
    pragma: 'no-cache',
    'content-encoding': 'identity',
    'x-accel-buffering': 'no',
  });
  // Some browsers open the stream only when the first bytes arrive.
  response.write(':\r\n');
  return {
    transport: 'ServerSentEvents',
    write: (records) => {
      const text = joined(records, false);
      if (response.writable) response.write(`data: ${String(text)}\r\n\r\n`);
    },
    waitingBytes: () => response.writableLength,
    // Clients send by requests, which wait for capacity.
    hold: () => undefined,
    end: () => response.end(),
    cut: () => response.destroy(),
  };
}
