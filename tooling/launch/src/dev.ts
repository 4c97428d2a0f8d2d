// `pnpm dev`: all four apps, and the living page of packages/ui under /design, with hot reload behind one address. Vite
// serves the browser apps in this process; the API runs in its own, restarts on every change and has the same address.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { appNames, assetBaseOf } from '@repo/domain/site/app-of-path';
import designConfig from '@repo/design/vite-config';
import { appConfig } from '@repo/vite/app-config';
import { createServer as createViteServer, mergeConfig } from 'vite';
import { onStopSignal } from '../../../apps/api/src/shutdown/on-stop-signal.ts';
import { appOfDevRequest } from './app-of-dev-request.ts';

const port = Number(process.env['PORT'] ?? 4000);
const apiPort = port + 1;

const server = createServer();
const toApi = { target: `http://localhost:${apiPort}`, ws: true };
const proxy = {
  '^/(api|files|calendar|sandbox|docs|messageBoardHub)([/?]|$)': toApi,
  '^/(healthz|readyz|metrics|openapi.json)$': toApi,
};

const pages = [
  ...appNames.map((name) => [name, appConfig(name)] as const),
  ['design', designConfig] as const,
];
const entries = pages.map(async ([name, config]) => {
  const vite = await createViteServer(
    mergeConfig(config, {
      configFile: false,
      appType: 'spa',
      // Only one server proxies API calls; each has its own channel for hot reload.
      server: {
        middlewareMode: { server },
        hmr: { server, path: 'hot-reload' },
        proxy: name === 'booking' ? proxy : {},
      },
      cacheDir: `node_modules/.vite/${name}`,
    }),
  );
  return [name, vite] as const;
});
const vites = new Map(await Promise.all(entries));

server.on('request', (request, response) => {
  const name = appOfDevRequest(request.url ?? '/');
  // Vite serves an app below its asset base, which its page paths are not.
  const base = name === 'design' ? '/design/' : assetBaseOf(name);
  if (!request.url?.startsWith(base) && isPage(request)) request.url = base;
  vites.get(name)?.middlewares(request, response, () => response.writeHead(404).end());
});

function isPage({
  method,
  headers,
}: {
  method?: string | undefined;
  headers: { accept?: string | undefined };
}): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(apiPort),
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  },
});

const stop = (): void => {
  api.kill('SIGTERM');
  api.once('exit', () => process.exit(0));
};
onStopSignal(process.env).addEventListener('abort', stop);
server.on('error', (error) => {
  process.stderr.write(
    `Port ${port} cannot be used (${error.message}): stop the other program, or set PORT.\n`,
  );
  api.kill('SIGTERM');
  process.exit(1);
});
server.listen(port, 'localhost', () => process.stdout.write(`ready http://localhost:${port}\n`));
