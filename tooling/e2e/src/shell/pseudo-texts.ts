import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { longer } from '@repo/design/longer-words';
import { assetBaseOf, appNames } from '@repo/domain/site/app-of-path';
import type { AppName } from '@repo/domain/site/app-of-path';
import type { Page } from '@playwright/test';

type Tree = { readonly [name: string]: string | Tree };

const stretchAll = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? longer(value) : stretchAll(value),
    ]),
  );

/** Serves the built apps with texts that are 40 percent longer than English. */
export async function speakPseudo(page: Page): Promise<void> {
  // A prerendered page is in English; it is shown only without stored data.
  await page.addInitScript(() => localStorage.setItem('locale', 'en-CA'));
  for (const app of appNames) {
    for (const [file, texts] of textFilesOf(app)) {
      const source = await pseudoModule(texts);
      await page.route(`**${assetBaseOf(app)}${file}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: source }),
      );
    }
  }
}

const distOf = (app: AppName): string => join(import.meta.dirname, '../../../../apps', app, 'dist');

type Manifest = Readonly<Record<string, { readonly file: string; readonly src?: string }>>;

/** Maps the files of English texts in an app's build to their sources. */
function textFilesOf(app: AppName): (readonly [file: string, source: string])[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(distOf(app), '.vite/manifest.json'), 'utf8'));
  return Object.values(manifest).flatMap(({ file, src = '' }) =>
    src.includes('/texts/en-ca/') ? [[file, join(distOf(app), '..', src)] as const] : [],
  );
}

/** Returns the module with all of its texts stretched. */
async function pseudoModule(path: string): Promise<string> {
  const texts: Readonly<Record<string, Tree>> = await import(pathToFileURL(path).href);
  return Object.entries(texts)
    .map(
      ([name, tree], index) =>
        `const t${index}=${JSON.stringify(stretchAll(tree))};export{t${index} as ${name}};`,
    )
    .join('\n');
}
