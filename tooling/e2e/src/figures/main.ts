// `pnpm --filter @repo/e2e figures`: what the built booking app weighs and how it feels on a phone (budgets P1 to P6).
// LOOKS says how often each page is looked at (5); the middle one counts.
import { chromium } from '@playwright/test';
import { chromiumPath, quietChromium } from '../chromium.ts';
import { startProductWith } from '../start-product.ts';
import { lookWithLighthouse, medianOf } from './lighthouse-run.ts';
import { firstVisitBytes } from './page-bytes.ts';

const looks = Number(process.env['LOOKS'] ?? 5);
const debuggingPort = 9333;

/** The pages that a guest may open, and how much JavaScript those with a budget may load (P1). */
const pages: readonly { readonly path: string; readonly mostJs?: number }[] = [
  { path: '/', mostJs: 180_000 },
  { path: '/event_booking', mostJs: 260_000 },
  { path: '/Login?form=sign-up' },
];
const mostCss = 12_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

const product = await startProductWith({ SEED: 'demo' });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [...quietChromium, `--remote-debugging-port=${debuggingPort}`],
});
try {
  for (const { path, mostJs } of pages) {
    const { js, css } = await firstVisitBytes(browser, product.url + path);
    const isJsMet = mostJs === undefined || js <= mostJs;
    say(`P1 ${path}: ${kilobytes(js)} JavaScript${mostJs === undefined ? '' : `, ${verdict(isJsMet)}`}`);
    say(`P3 ${path}: ${kilobytes(css)} CSS, ${verdict(css <= mostCss)}`);
  }
  for (const { path } of pages) {
    const all = [];
    for (let look = 0; look < looks; look += 1)
      all.push(await lookWithLighthouse(product.url + path, debuggingPort));
    const { lcpMs, tbtMs, cls, ...scores } = medianOf(all);
    const [performance, ...others] = Object.values(scores);
    const isMet = (performance ?? 0) >= 97 && others.every((score) => score === 100);
    say(`P4 ${path}: ${JSON.stringify(scores)}, ${verdict(isMet)}`);
    say(`P5 ${path}: LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`);
  }
} finally {
  await browser.close();
  await product.end();
}
