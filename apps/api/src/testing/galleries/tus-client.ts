import { request as openRequest } from 'node:http';
import type { ClientRequest } from 'node:http';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';

export type Uploader = { readonly accountId: number; readonly headers: Readonly<Record<string, string>> };

type Texts = Readonly<Record<string, string>>;

/** Sends the requests of resumable uploads (tus 1.0.0) to a product, for an event. */
export function tusClient(url: string, eventId: number) {
  const chunkHeaders = (offset: number): Texts => ({
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  });
  const send = (by: Uploader | undefined, method: string, path: string, headers: Texts, body?: Buffer) =>
    fetch(`${url}${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...by?.headers, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  return {
    send,
    create: (by: Uploader | undefined, bytes: number, texts: Texts = {}) => {
      const metadata = {
        eventId: String(eventId),
        SbUserId: String(by?.accountId ?? 0),
        contentType: contentTypes.video,
        filename: 'film.mp4',
        attempt: 'one',
        ...texts,
      };
      const written = Object.entries(metadata).map(
        ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
      );
      return send(by, 'POST', '/api/v1/uploads', {
        'upload-length': String(bytes),
        'upload-metadata': written.join(','),
      });
    },
    patch: (by: Uploader, path: string, offset: number, chunk: Buffer) =>
      send(by, 'PATCH', path, chunkHeaders(offset), chunk),
    /** Begins a request for a chunk, of which the caller sends a part. */
    beginPatch: (by: Uploader, path: string, offset: number, bytes: number): ClientRequest =>
      openRequest(`${url}${path}`, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          ...by.headers,
          ...chunkHeaders(offset),
          'content-length': String(bytes),
        },
      }).on('error', () => undefined),
    offsetAt: async (by: Uploader, path: string): Promise<number> =>
      Number((await send(by, 'HEAD', path, {})).headers.get('upload-offset')),
  };
}
