import type { FastifyPluginCallback } from 'fastify';
import type { HubServer } from './hub-server.ts';
import { listenForUpgrades } from './http/attach.ts';

type HubRoutes = {
  readonly hubServer: Pick<HubServer, 'handle' | 'handleUpgrade'>;
  readonly path: string;
};

/** Serves the hub in a Fastify application. A separate plugin, because the hub reads request bodies itself. */
export const hubRoutes: FastifyPluginCallback<HubRoutes> = (app, { hubServer, path }, done) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
  for (const url of [path, `${path}/negotiate`])
    app.all(url, (request, reply) => {
      reply.hijack();
      hubServer.handle(request.raw, reply.raw);
    });
  listenForUpgrades(app.server, path, hubServer.handleUpgrade);
  done();
};
