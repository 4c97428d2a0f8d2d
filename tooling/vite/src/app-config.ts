import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brand } from '@repo/domain/brand';
import { assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { compressedFiles } from './compressed-files.ts';
import { firstPictures } from './first-pictures.ts';
import { layerOrder } from './layer-order.ts';
import { productLocales } from './product-locales.ts';
import { sizeBudget } from './size-budget.ts';

/** The one build set-up of the three apps; each is a static bundle under its own asset base. */
export const appConfig = (app: AppName): UserConfig => ({
  root: resolve(import.meta.dirname, '../../../apps', app),
  base: assetBaseOf(app),
  plugins: [
    react(),
    productLocales(),
    pageHead(),
    layerOrder(),
    firstPictures(),
    compressedFiles(),
    sizeBudget(),
  ],
  build: {
    target: 'es2024',
    manifest: true,
    assetsDir: '',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every page that shares something with the first view would cut it into more files, which compress worse one
        // by one, and of which a browser asks for six at a time. The libraries change less often than what is ours.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'first-view', tags: ['$initial'] },
            {
              name: 'form-library',
              minShareCount: 2,
              test: /\/(?:formik|lodash(?:-es)?|react-fast-compare)\//,
            },
            {
              name: 'auth-forms',
              minShareCount: 2,
              // With the style of the pages that such a form stands on by itself.
              test: /\/session\/src\/(?:forms|modal)\/|\/narrow-page\./,
            },
            { name: 'shared', minShareCount: 2 },
          ],
        },
      },
    },
  },
});

const icon = readFileSync(resolve(import.meta.dirname, 'icon.svg'), 'utf8');
const description =
  'Book local smartphone photographers and videographers by the hour in the Greater Toronto Area.';

/** What every page says about itself before any script runs; the apps' index.html hold only their own entry. */
function pageHead(): Plugin {
  const meta = (name: string, content: string, media?: string) => ({
    tag: 'meta',
    attrs: { name, content, ...(media === undefined ? {} : { media }) },
    injectTo: 'head' as const,
  });
  let base = '/';
  return {
    name: 'page-head',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: icon });
    },
    configureServer: (server) => {
      server.middlewares.use(
        `${base}icon.svg`,
        (_, response) => void response.setHeader('content-type', 'image/svg+xml').end(icon),
      );
    },
    transformIndexHtml: () => [
      { tag: 'title', children: brand.singular, injectTo: 'head' },
      meta('viewport', 'width=device-width, initial-scale=1'),
      meta('description', description),
      meta('theme-color', '#faf9f6', '(prefers-color-scheme: light)'),
      meta('theme-color', '#141210', '(prefers-color-scheme: dark)'),
      {
        tag: 'link',
        attrs: { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` },
        injectTo: 'head',
      },
    ],
  };
}
