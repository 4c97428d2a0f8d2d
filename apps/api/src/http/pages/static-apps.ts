import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { appNames, appOfPath, assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from '../request-failure.ts';
import { pictureAddressesOf } from './picture-addresses.ts';

const appsFolder = resolve(import.meta.dirname, '../../../..');

/** Where an app's build lies in the repository. */
export const buildFolderOf = (app: AppName): string => join(appsFolder, app, 'dist');

/**
 * Serves the three builds by path on one port (architecture.md section 1). Files with a hash in their name
 * are kept for ever; the pages themselves are asked for anew, so that a release shows at once.
 */
export async function serveApps(app: FastifyInstance, folderOf: (app: AppName) => string): Promise<void> {
  const built = appNames.filter((name) => existsSync(join(folderOf(name), 'index.html')));
  for (const [index, name] of built.entries()) {
    await app.register(fastifyStatic, {
      root: folderOf(name),
      prefix: assetBaseOf(name),
      decorateReply: index === 0,
      index: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      cacheControl: true,
    });
  }
  const pictures = new Map(built.map((name) => [name, picturesIn(folderOf(name))]));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    const name = appOfPath(path);
    if (!built.includes(name)) throw new RequestFailure('object_does_not_exist');
    reply.header('cache-control', 'no-cache');
    const ofApp = pictures.get(name);
    const nearest = pictureAddressesOf(path, query).map((address) => ofApp?.get(address));
    const page = nearest.find((file) => file !== undefined) ?? 'index.html';
    return reply.sendFile(page, folderOf(name), { cacheControl: false });
  };
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) throw new RequestFailure('object_does_not_exist');
    return sendPage(request, reply);
  });
}

/** The pages that come with a first picture, by the address it is of (tooling/vite/src/first-pictures.ts). */
function picturesIn(folder: string): ReadonlyMap<string, string> {
  const list = join(folder, 'pictures.json');
  if (!existsSync(list)) return new Map();
  const pictures: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'));
  return new Map(Object.entries(pictures));
}

/** A page is what a browser navigates to; a missing file, image or call must not be answered with one. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // A request line may also name the server, or double a slash: a call stays a call.
  if (/^(?:https?:\/\/[^/]*)?\/+(?:api|files|assets|sandbox|messageboardhub)(?:[/?]|$)/i.test(url))
    return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]{2,5}(?:\?|$)/i.test(url));
}
