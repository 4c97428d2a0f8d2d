import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { budgetOf, firstView } from './size-budget.ts';
import { productLocales } from './product-locales.ts';

/** The module of an app that renders its pages for first-time visitors, by lower-case address. */
type PrerenderModule = { readonly prerenderedPages: Readonly<Record<string, () => Promise<string>>> };

const source = 'src/app/prerendered-pages.ts';
const startScript = readFileSync(resolve(import.meta.dirname, 'prerender-start.js'), 'utf8');

/**
 * Writes a copy of index.html with prerendered HTML for each address that the app prerenders, so that a page shows before
 * any script has loaded; the app then hydrates it. `prerendered.json` maps addresses to files for
 * apps/api/src/http/pages/static-apps.ts.
 */
export function prerenderedPages(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      // Runs after the page and the manifest are emitted.
      order: 'post',
      async handler(_, bundle) {
        if (!existsSync(join(config.root, source))) return;
        const textOf = (fileName: string): string => {
          const file = bundle[fileName];
          if (file?.type !== 'asset') throw new Error(`the build has no ${fileName}`);
          return file.source.toString();
        };
        const page = textOf('index.html');
        const manifest: Manifest = JSON.parse(textOf('.vite/manifest.json'));
        const startFile = this.emitFile({ type: 'asset', name: 'prerender-start.js', source: startScript });
        const urlOf = (file: string): string => config.base + file;
        const [app = ''] = firstView(manifest, []).js;
        const files: Record<string, string> = {};
        for (const [address, body] of await prerenderPages(config.root)) {
          const { js, css } = firstView(manifest, budgetOf(config.root, address).loadedOnDemand);
          const head = [
            `<script src="${urlOf(this.getFileName(startFile))}" data-app="${urlOf(app)}" data-parts="${js.map(urlOf).join(' ')}"></script>`,
            ...css
              .filter((file) => !page.includes(file))
              .map((file) => `<link rel="stylesheet" crossorigin href="${urlOf(file)}">`),
          ];
          const fileName = prerenderedFileOf(address);
          files[address] = fileName;
          const html = insertPrerendered(page, head.join('\n    '), body);
          this.emitFile({ type: 'asset', fileName, source: html });
        }
        this.emitFile({ type: 'asset', fileName: 'prerendered.json', source: JSON.stringify(files) });
      },
    },
  };
}

export const prerenderedFileOf = (address: string): string =>
  `prerendered/${address.slice(1).replaceAll(/\W+/g, '-') || 'index'}.html`;

/** Inserts prerendered HTML and drops the app's scripts, which prerender-start.js loads after the first paint. */
export const insertPrerendered = (page: string, head: string, body: string): string =>
  page
    .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root" aria-busy="true">${body}`);

/** Renders the pages of an app in Node, from its sources. */
async function prerenderPages(root: string): Promise<[string, string][]> {
  // Browser globals that the app reads while rendering: no stored data, no events.
  for (const [name, value] of Object.entries({
    location: new URL('http://page.invalid'),
    localStorage: undefined,
    sessionStorage: undefined,
    addEventListener: () => undefined,
  }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    mode: 'production',
    plugins: [react(), productLocales()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerenderedPages: pages = {} }: Partial<PrerenderModule> = await server.ssrLoadModule(
      `/${source}`,
    );
    const rendered: [string, string][] = [];
    // One after the other, because a lazy part is loaded with texts for the translator that was started last.
    for (const [address, render] of Object.entries(pages)) rendered.push([address, await render()]);
    return rendered;
  } finally {
    await server.close();
  }
}
