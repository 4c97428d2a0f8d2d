import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../config/env.ts';

const bucket = 'files';

export type TestBucket = {
  readonly settings: S3Settings;
  /** Where the server keeps the files. */
  readonly folder: string;
  /** Returns the files of the bucket and its unfinished uploads. */
  readonly listKept: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Opens a bucket on its own S3 server; the credentials are the fixed ones of that server. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'test-bucket-'));
  const uploads = join(directory, bucket, '._S3rver_uploads');
  const s3 = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  // Adds the one call that this server lacks: aborting a multipart upload.
  const server = createServer((request, response) => {
    const uploadId = new URL(request.url ?? '', 'http://bucket').searchParams.get('uploadId');
    if (request.method !== 'DELETE' || uploadId === null) return answer(request, response);
    void rm(join(uploads, uploadId), { recursive: true }).then(() => response.writeHead(204).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    folder: join(directory, bucket),
    listKept: async () => {
      const kept = await readdir(join(directory, bucket), { recursive: true });
      return kept.filter((name) => name !== '._S3rver_uploads');
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
