import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

type BareForm = { readonly url: string; readonly end: () => Promise<void> };

/** Builds and serves a form with React alone, the reference for the first step (P5). */
export async function serveBareForm(): Promise<BareForm> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-form-'));
  await build({
    root: join(import.meta.dirname, 'bare-form'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(({ url = '/' }, response) => {
    const file = url === '/' ? '/index.html' : url;
    readFile(join(folder, file)).then(
      (content) =>
        response
          .setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
          .setHeader('content-encoding', 'gzip')
          .end(gzipSync(content, { level: 9 })),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    end: async () => {
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
