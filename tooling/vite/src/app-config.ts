import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brand } from '@repo/domain/brand';
import { assetBaseOf } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { compressedFiles } from './compressed-files.ts';
import { offlineList } from './offline/offline-list.ts';
import { serviceWorker } from './offline/service-worker.ts';
import { webManifest } from './offline/web-manifest.ts';
import { prerenderedPages } from './prerendered-pages.ts';
import { layerOrder } from './layer-order.ts';
import { productLocales } from './product-locales.ts';
import { sizeBudget } from './size-budget.ts';
import { startNotice } from './start-notice.ts';

/** The build configuration of the three apps; each is a static bundle under its own asset base. */
export const appConfig = (app: AppName): UserConfig => ({
  root: resolve(import.meta.dirname, '../../../apps', app),
  base: assetBaseOf(app),
  plugins: [
    react(),
    productLocales(),
    pageHead(),
    startNotice(),
    layerOrder(),
    prerenderedPages(),
    webManifest(),
    offlineList(app),
    ...(app === 'booking' ? [serviceWorker()] : []),
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
        // Keeps the first view in two files: more files would compress worse, and a browser loads six at a time. The
        // libraries change less often than our code.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'first-view', tags: ['$initial'] },
            // For pages with a single form, without the four auth forms. It comes before the form library, which would
            // take what both use, so that every page would load it.
            {
              name: 'single-form',
              minShareCount: 2,
              test: /\/narrow-page\.|\/new-password-field\.|\/password-checklist\.|\/error-summary\.|\/verified-email\.|\/after-next-paint\./,
            },
            {
              name: 'form-library',
              minShareCount: 2,
              test: /\/(?:formik|lodash(?:-es)?|react-fast-compare|forms\/src)\//,
            },
            {
              name: 'file-choice',
              minShareCount: 2,
              test: /\/(?:react-dropzone|file-selector|ui\/src\/files)\//,
            },
            { name: 'auth-forms', minShareCount: 2, test: /\/session\/src\/(?:forms|modal)\// },
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

/** Adds title, icon and meta tags to every page; the apps' index.html hold only their entry. */
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
