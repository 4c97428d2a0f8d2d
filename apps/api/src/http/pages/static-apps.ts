import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { appNames, appOfPath, assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import { isServerPath } from '@repo/domain/site/server-path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestFailure } from '../request-failure.ts';
import { prerenderedAddressesOf } from './prerendered-addresses.ts';

const appsFolder = resolve(import.meta.dirname, '../../../..');

/** Returns the folder of an app's build in the repository. */
export const buildFolderOf = (app: AppName): string => join(appsFolder, app, 'dist');

/** Files of a build that keep their name from release to release. */
const unhashed = /\/(?:index\.html|offline-list\.js)(?:\.br|\.gz)?$/;

/**
 * Serves the three builds by path on one port (architecture.md section 1). Browsers cache files with a hash in their
 * name forever and revalidate pages, so that a release shows at once.
 */
export async function serveApps(
  app: FastifyInstance,
  folderOf: (app: AppName) => string,
  { isWorkerOn = true }: { readonly isWorkerOn?: boolean | undefined } = {},
): Promise<void> {
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
      setHeaders: (reply, file) => {
        if (unhashed.test(file)) void reply.header('cache-control', 'no-cache');
      },
    });
  }
  const prerendered = new Map(built.map((name) => [name, prerenderedPagesIn(folderOf(name))]));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = '/', query = ''] = request.url.split('?', 2);
    const name = appOfPath(path);
    if (!built.includes(name)) throw new RequestFailure('object_does_not_exist');
    reply.header('cache-control', 'no-cache');
    const ofApp = prerendered.get(name);
    const nearest = prerenderedAddressesOf(path, query).map((address) => ofApp?.get(address));
    const page = nearest.find((file) => file !== undefined) ?? 'index.html';
    return reply.sendFile(page, folderOf(name), { cacheControl: false });
  };
  serveWorker(app, folderOf('booking'), isWorkerOn);
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) throw new RequestFailure('object_does_not_exist');
    return sendPage(request, reply);
  });
}

/**
 * Serves the service worker of the origin, or the one that removes it from every browser
 * (docs/decisions/044-service-worker.md). It stands at the root, because a worker serves the paths below its own.
 */
function serveWorker(app: FastifyInstance, folder: string, isOn: boolean): void {
  const file = isOn ? 'service-worker.js' : 'service-worker-off.js';
  if (!existsSync(join(folder, file))) return;
  app.get('/service-worker.js', async (_, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(file, folder, { cacheControl: false }),
  );
}

/** Returns the files of the prerendered pages by address (tooling/vite/src/prerendered-pages.ts). */
function prerenderedPagesIn(folder: string): ReadonlyMap<string, string> {
  const list = join(folder, 'prerendered.json');
  if (!existsSync(list)) return new Map();
  const files: Readonly<Record<string, string>> = JSON.parse(readFileSync(list, 'utf8'));
  return new Map(Object.entries(files));
}

/** Returns whether a request is the navigation of a browser; missing files, images and calls must not get a page. */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  // Recognises calls even when the request line names the server or repeats a slash.
  const [path = ''] = url.replace(/^https?:\/\/[^/]*/i, '').split('?', 1);
  if (isServerPath(path)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[a-z0-9]{2,5}(?:\?|$)/i.test(url));
}
