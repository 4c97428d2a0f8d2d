// The baseline of P13: Node's own server, which hashes a body and flushes it to disk.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = await mkdtemp(join(tmpdir(), 'bare-upload-'));
const path = join(folder, 'file');
const server = createServer((request, response) => {
  const hash = createHash('sha256');
  request.on('data', (chunk) => hash.update(chunk));
  void pipeline(request, createWriteStream(path, { flush: true }))
    .then(() => rm(path))
    .then(() => response.end(hash.digest('hex')));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
process.stdin.resume().on('end', () => void rm(folder, { recursive: true }).then(() => process.exit(0)));
