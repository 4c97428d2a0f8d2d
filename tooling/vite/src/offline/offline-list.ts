import { createHash } from 'node:crypto';
import type { AppName } from '@repo/domain/site/app-of-path';
import type { Plugin } from 'vite';

type BuiltFile = { readonly fileName: string; readonly content: string | Uint8Array };

const page = 'index.html';

/**
 * Whether a page without a network needs a file. Error reports are sent only with one, and prerendered pages come from
 * the server.
 */
const isNeededOffline = (fileName: string): boolean =>
  /\.(?:js|css|woff2|svg|webmanifest)$/.test(fileName) &&
  !/^(?:sentry-|prerender-start-|service-worker)/.test(fileName);

/** Returns the script that adds the files of a build to the lists of the service worker. */
export function offlineListScript(app: AppName, base: string, built: readonly BuiltFile[]): string {
  const files = built.filter(({ fileName }) => isNeededOffline(fileName));
  const html = built.find(({ fileName }) => fileName === page);
  if (html === undefined) throw new Error(`the build has no ${page}`);
  const version = createHash('sha256');
  for (const { fileName, content } of [html, ...files]) version.update(fileName).update(content);
  const list = {
    app,
    version: version.digest('base64url').slice(0, 16),
    page: {
      url: base + page,
      integrity: `sha256-${createHash('sha256').update(html.content).digest('base64')}`,
    },
    files: files.map(({ fileName }) => base + fileName).toSorted(),
  };
  return `(self.offlineLists ??= []).push(${JSON.stringify(list)});\n`;
}

/** Writes `offline-list.js`, which the service worker of the origin imports from each app. */
export function offlineList(app: AppName): Plugin {
  let base = '/';
  return {
    name: 'offline-list',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle: {
      // Runs after every other file is emitted.
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).map((file) => ({
          fileName: file.fileName,
          content: file.type === 'chunk' ? file.code : file.source,
        }));
        const source = offlineListScript(app, base, built);
        this.emitFile({ type: 'asset', fileName: 'offline-list.js', source });
      },
    },
  };
}
