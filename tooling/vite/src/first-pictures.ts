import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { budgetOf, firstView } from './size-budget.ts';
import { productLocales } from './product-locales.ts';

/** What an app exports for it: how each page looks to a stranger, as HTML, by address in lower case. */
type Pictures = { readonly pictures: Readonly<Record<string, () => Promise<string>>> };

const source = 'src/app/pictures.ts';
const firstLook = readFileSync(resolve(import.meta.dirname, 'first-look.js'), 'utf8');

/**
 * Leaves beside index.html a page with its first picture already in it, for each address that the app has a picture of:
 * a phone shows it before any script has come, and the app then takes it up. `pictures.json` says which is whose
 * (apps/api/src/http/pages/static-apps.ts).
 */
export function firstPictures(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-pictures',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: {
      // After the page and the manifest.
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
        const look = this.emitFile({ type: 'asset', name: 'first-look.js', source: firstLook });
        const urlOf = (file: string): string => config.base + file;
        const [app = ''] = firstView(manifest, []).js;
        const files: Record<string, string> = {};
        for (const [address, picture] of await picturesOf(config.root)) {
          const { js, css } = firstView(manifest, budgetOf(config.root, address).loadedOnDemand);
          const head = [
            `<script src="${urlOf(this.getFileName(look))}" data-app="${urlOf(app)}" data-parts="${js.map(urlOf).join(' ')}"></script>`,
            ...css
              .filter((file) => !page.includes(file))
              .map((file) => `<link rel="stylesheet" crossorigin href="${urlOf(file)}">`),
          ];
          const fileName = pictureFileOf(address);
          files[address] = fileName;
          const html = withPicture(page, head.join('\n    '), picture);
          this.emitFile({ type: 'asset', fileName, source: html });
        }
        this.emitFile({ type: 'asset', fileName: 'pictures.json', source: JSON.stringify(files) });
      },
    },
  };
}

export const pictureFileOf = (address: string): string =>
  `pictures/${address.slice(1).replaceAll(/\W+/g, '-') || 'index'}.html`;

/** The page waits with the scripts of the app until the picture is seen (first-look.js). */
export const withPicture = (page: string, head: string, picture: string): string =>
  page
    .replaceAll(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '')
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="root">', () => `<div id="root" aria-busy="true">${picture}`);

/** The app's own components, drawn once by its own sources, without a browser. */
async function picturesOf(root: string): Promise<[string, string][]> {
  // What a page has and Node has not: the app looks where it is, finds nothing stored, and hears of nothing.
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
    const { pictures = {} }: Partial<Pictures> = await server.ssrLoadModule(`/${source}`);
    return await Promise.all(
      Object.entries(pictures).map(async ([address, draw]): Promise<[string, string]> => [
        address,
        await draw(),
      ]),
    );
  } finally {
    await server.close();
  }
}
