import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';

export type PageBytes = { readonly js: number; readonly css: number };

/** Counts the bytes that a page loads from now on until they are read, as compressed by gzip -9. */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const files = new Map<string, Promise<number>>();
  const take = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname) || files.has(pathname)) return;
    files.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  };
  page.on('response', take);
  return async () => {
    page.off('response', take);
    const sizes = await Promise.all(
      [...files].map(async ([path, size]) => ({ isScript: path.endsWith('.js'), size: await size })),
    );
    const sumOf = (isScript: boolean): number =>
      sizes.filter((file) => file.isScript === isScript).reduce((sum, { size }) => sum + size, 0);
    return { js: sumOf(true), css: sumOf(false) };
  };
}

/** Returns the bytes that a first visit loads until the network is idle (P1, P3). */
export async function firstVisitBytes(browser: Browser, url: string): Promise<PageBytes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const count = countBytes(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const bytes = await count();
  await context.close();
  return bytes;
}
