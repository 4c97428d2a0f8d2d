import { createServer } from 'node:http';

export type ReportServer = {
  readonly dsn: string;
  /** The raw reports received so far. */
  readonly reports: readonly string[];
  readonly close: () => void;
};

/** Receives error reports like Sentry, on another origin than the product. */
export async function openReportServer(): Promise<ReportServer> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST') reports.push(Buffer.concat(parts).toString('utf8'));
      response
        .writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end('{}');
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { dsn: `http://key@localhost:${port}/1`, reports, close: () => void server.close() };
}
