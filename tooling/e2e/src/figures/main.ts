// `pnpm --filter @repo/e2e figures`: what the built booking app weighs and how it feels on a phone (budgets P1 to P6).
// LOOKS says how often each page is looked at (5); the middle one counts.
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { chromiumPath, quietChromium } from '../chromium.ts';
import { startProductWith } from '../start-product.ts';
import { lookWithLighthouse, medianOf } from './lighthouse-run.ts';
import type { LighthouseFigures } from './lighthouse-run.ts';
import { firstVisitBytes } from './page-bytes.ts';
import { serveBareForm } from './serve-bare-form.ts';

const looks = Number(process.env['LOOKS'] ?? 5);
const debuggingPort = 9333;

/** The pages that a guest may open, and how much JavaScript those with a budget may load (P1). */
const pages: readonly { readonly path: string; readonly mostJs?: number }[] = [
  { path: '/', mostJs: 180_000 },
  { path: '/event_booking', mostJs: 260_000 },
  { path: '/Login?form=sign-up' },
];
const mostCss = 12_000;
const mostLcpRatio = 1.3;
const mostTbtMs = 60;
const mostCls = 0.01;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

const timesOf = ({ fcpMs, lcpMs, tbtMs, cls }: LighthouseFigures['times']): string =>
  `FCP ${Math.round(fcpMs)} ms, LCP ${Math.round(lcpMs)} ms, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`;

const product = await startProductWith({ SEED: 'demo' });
const bareForm = await serveBareForm();

/** A browser that has never been anywhere. */
async function inNewBrowser<Outcome>(look: (browser: Browser) => Promise<Outcome>): Promise<Outcome> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...quietChromium, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    return await look(browser);
  } finally {
    await browser.close();
  }
}

async function looksAt(url: string): Promise<LighthouseFigures> {
  const all = [];
  for (let look = 0; look < looks; look += 1)
    all.push(await inNewBrowser(() => lookWithLighthouse(url, debuggingPort)));
  return medianOf(all);
}

try {
  for (const { path, mostJs } of pages) {
    const { js, css } = await inNewBrowser((browser) => firstVisitBytes(browser, product.url + path));
    const isJsMet = mostJs === undefined || js <= mostJs;
    say(`P1 ${path}: ${kilobytes(js)} JavaScript${mostJs === undefined ? '' : `, ${verdict(isJsMet)}`}`);
    say(`P3 ${path}: ${kilobytes(css)} CSS, ${verdict(css <= mostCss)}`);
  }
  const bare = await looksAt(bareForm.url);
  say(`P5 a bare form: ${timesOf(bare.times)}`);
  for (const { path } of pages) {
    const look = await looksAt(product.url + path);
    const { performance, ...others } = look.scores;
    const isMet = performance >= 97 && Object.values(others).every((score) => score === 100);
    say(`P4 ${path}: ${JSON.stringify(look.scores)}, ${verdict(isMet)}`);
    const { lcpMs, tbtMs, cls } = look.times;
    const ratio = lcpMs / bare.times.lcpMs;
    const isFast = ratio <= mostLcpRatio && tbtMs <= mostTbtMs && cls <= mostCls;
    say(`P5 ${path}: ${timesOf(look.times)}, LCP ${ratio.toFixed(2)} of the bare form's, ${verdict(isFast)}`);
  }
} finally {
  await bareForm.end();
  await product.end();
}
