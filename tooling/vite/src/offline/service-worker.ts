import { resolve } from 'node:path';
import { build } from 'vite';
import type { Plugin } from 'vite';

const sources = resolve(import.meta.dirname, '../../../../packages/shell/src/offline/worker');

/**
 * Builds the service worker of the origin, and the one that switches it off. The server answers `/service-worker.js`
 * with one of them (apps/api/src/http/pages/serve-worker.ts).
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      for (const name of ['service-worker', 'service-worker-off'])
        this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await scriptOf(name) });
    },
  };
}

/** Returns a worker as a classic script, since not every browser runs workers that are modules. */
async function scriptOf(name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2024',
      minify: true,
      lib: { entry: resolve(sources, `${name}.ts`), formats: ['iife'], name: 'worker' },
    },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error(`${name} was not built`);
  return script.code;
}
