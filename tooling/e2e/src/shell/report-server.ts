import { createServer } from 'node:http';

export type ReportServer = {
  readonly dsn: string;
  /** Everything that has been reported so far, as it came. */
  readonly reports: readonly string[];
  readonly close: () => void;
};

/** Takes reports of faults as Sentry takes them, on another origin than the product. */
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
