type Part = { readonly name: string; readonly fileName?: string; readonly content: string | Buffer };

const boundary = 'form-of-a-test';

/** Builds the bytes of a multipart form without a client library, for `app.inject` and for sockets. */
export function formOf(parts: readonly Part[]): { headers: { 'content-type': string }; payload: Buffer } {
  const written = parts.flatMap(({ name, fileName, content }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    fileName === undefined ? '\r\n\r\n' : `; filename="${fileName}"\r\ncontent-type: text/html\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...written, `--${boundary}--\r\n`].map((one) => Buffer.from(one))),
  };
}
