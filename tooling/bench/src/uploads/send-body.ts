import { request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Sent = {
  readonly method?: string;
  readonly headers: OutgoingHttpHeaders & { readonly 'content-length': number };
  readonly body: Iterable<Buffer> | AsyncIterable<Buffer>;
};

/** Streams a body and returns the headers of the reply; throws when the reply is no success. */
export async function sendBody(url: string, { method = 'POST', headers, body }: Sent) {
  const sending = request(url, { method, headers });
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  sending.on('error', reject).on('response', (response) => {
    response.resume().on('end', () => resolve(response));
  });
  await pipeline(Readable.from(body), sending);
  const reply = await answered;
  const { statusCode = 0 } = reply;
  if (statusCode < 200 || statusCode > 299)
    throw new Error(`${method} ${url} was answered with ${statusCode}`);
  return reply.headers;
}

/** Returns what a form with one film has before and after the bytes of the film. */
export function filmForm(texts: Readonly<Record<string, string>> = {}) {
  const boundary = 'a-form-with-a-film';
  const fields = Object.entries(texts).map(
    ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  const file = 'content-disposition: form-data; name="file"; filename="film.mp4"\r\ncontent-type: video/mp4';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    before: Buffer.from(`${fields.join('')}--${boundary}\r\n${file}\r\n\r\n`),
    after: Buffer.from(`\r\n--${boundary}--\r\n`),
  };
}
