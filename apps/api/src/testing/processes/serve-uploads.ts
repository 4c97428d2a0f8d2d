// Serves only the upload of a video, for benchmarks: receives the form, calculates its checksum, detects its kind and
// stores it on the disk. Prints its address and ends when its standard input ends.
import { anyone, defineEndpoint } from '@repo/contracts/endpoint';
import { fileLimits } from '@repo/domain/limits';
import Fastify from 'fastify';
import { z } from 'zod';
import { freshStoredName } from '../../files/stored-name.ts';
import { kindOfFile } from '../../files/sniff-kind.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { acceptForms } from '../../http/bodies/receive-form.ts';
import { authenticate } from '../../http/authenticate.ts';
import { openTestFiles } from '../files/test-files.ts';

const upload = defineEndpoint('POST /', {
  topic: 'Uploads',
  summary: 'Upload a video',
  actors: anyone,
  source: 'none',
  files: [{ name: 'file', files: { from: 1, to: 1 }, maxBytes: fileLimits.fileBytes }],
  reply: z.string(),
});

const { blobs, stagingFolder, remove } = await openTestFiles();
const app = Fastify();
authenticate(app, async () => undefined);
acceptForms(app, stagingFolder);
bindEndpoint(app, upload, async ({ files: [file] }) => {
  const kind = file && (await kindOfFile(file.path));
  if (file === undefined || kind === undefined) throw new Error('the benchmark must send a video');
  const key = { folder: 'event', name: freshStoredName(kind) } as const;
  await blobs.keep(key, file);
  await blobs.remove(key);
  return file.sha256;
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.stdin.resume().on('end', () => void remove().then(() => process.exit(0)));
