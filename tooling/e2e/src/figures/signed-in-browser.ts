import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chromiumPath, quietChromium } from '../chromium.ts';
import { medianOf, runLighthouse } from './lighthouse-run.ts';
import { runCount } from './lighthouse-runs.ts';
import { say, sayScores, timesOf } from './say.ts';

const debuggingPort = 9334;

/** Opens a browser in which Lighthouse finds what a visitor has stored, such as a booking or a session. */
export async function inOneBrowser(productUrl: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...quietChromium, `--remote-debugging-port=${debuggingPort}`],
  });
  const remote = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const page = await remote.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('the browser has no context of its own');
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await visit(page);
  await browser.close();
}

/** Measures the current address with Lighthouse, which opens its own page, while this one is blank. */
export async function measureHere(page: Page, leastPerformance?: number): Promise<void> {
  const url = page.url();
  await page.goto('about:blank');
  const all = [];
  for (let run = 0; run < runCount; run += 1)
    all.push(await runLighthouse(url, debuggingPort, { keepsStorage: true }));
  const { scores, times } = medianOf(all);
  const { pathname, search } = new URL(url);
  sayScores(pathname + search, scores, leastPerformance);
  say(`   ${timesOf(times)}`);
  await page.goto(url);
}
