// `pnpm --filter @repo/e2e figures`: measures the size and speed of the built booking app on a phone (budgets P1 to P6).
// LOOKS is the number of Lighthouse runs per page (5); their median counts.
import { chromium, request } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { brand } from '@repo/domain/brand';
import { signUp } from '../accounts.ts';
import { chromiumPath, quietChromium } from '../chromium.ts';
import { startProductWith } from '../start-product.ts';
import { runLighthouse, medianOf } from './lighthouse-run.ts';
import type { LighthouseFigures } from './lighthouse-run.ts';
import { firstVisitBytes } from './page-bytes.ts';
import { runCount } from './lighthouse-runs.ts';
import { kilobytes, say, sayScores, timesOf, verdict } from './say.ts';
import { serveBareForm } from './serve-bare-form.ts';

const debuggingPort = 9333;

type Page = { readonly path: string; readonly name?: string; readonly maxJs?: number };

/** Every public address, with its JavaScript budget where it has one (P1). */
const pages: readonly Page[] = [
  { path: '/', maxJs: 180_000 },
  { path: '/event_booking', maxJs: 260_000 },
  { path: '/Login' },
  { path: '/Login?form=sign-up' },
  { path: '/Login?form=provider' },
  { path: '/Login?form=forgot-password' },
  { path: '/change_password' },
  { path: '/change_password?token=of-a-mail' },
  { path: '/email_confirmation/that-is-over' },
  { path: '/event_booking/1/1' },
  { path: '/EventBookRequested' },
  { path: '/draft-event-thank-you' },
];
const maxCss = 12_000;
const maxLcpRatio = 1.3;
const maxTbtMs = 60;
const maxCls = 0.01;

const product = await startProductWith({ SEED: 'demo' });
const profilePath = `/${brand.singular}Profile/${await firstProvider(product.url)}`;
const confirmationPath = await pathOfNewHost(product.url);
const bareForm = await serveBareForm();

/** Returns the id of a provider of the demonstration with a public profile. */
async function firstProvider(url: string): Promise<number> {
  for (let id = 1; id < 200; id += 1) {
    const { ok } = await fetch(`${url}/api/v1/${brand.slug}/Profile/ViewProfile/${id}`);
    if (ok) return id;
  }
  throw new Error('the demonstration has no public profile');
}

/** Signs up a host and returns the path of the link in the verification mail. */
async function pathOfNewHost(url: string): Promise<string> {
  const calls = await request.newContext({ baseURL: url });
  const { link } = await signUp(calls);
  await calls.dispose();
  return new URL(link).pathname;
}

/** Runs in a new browser without stored data. */
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

async function measure(url: string): Promise<LighthouseFigures> {
  const all = [];
  for (let run = 0; run < runCount; run += 1)
    all.push(await inNewBrowser(() => runLighthouse(url, debuggingPort)));
  return medianOf(all);
}

try {
  for (const { path, maxJs } of pages) {
    const { js, css } = await inNewBrowser((browser) => firstVisitBytes(browser, product.url + path));
    const isJsMet = maxJs === undefined || js <= maxJs;
    say(`P1 ${path}: ${kilobytes(js)} JavaScript${maxJs === undefined ? '' : `, ${verdict(isJsMet)}`}`);
    say(`P3 ${path}: ${kilobytes(css)} CSS, ${verdict(css <= maxCss)}`);
  }
  const bare = await measure(bareForm.url);
  say(`P5 a bare form: ${timesOf(bare.times)}`);
  // The token of the mail must not be printed.
  const ofMail = { path: confirmationPath, name: '/email_confirmation/of-a-mail' };
  for (const { path, name = path } of [...pages, { path: profilePath }, ofMail]) {
    const { scores, times } = await measure(product.url + path);
    sayScores(name, scores);
    const { lcpMs, tbtMs, cls } = times;
    const ratio = lcpMs / bare.times.lcpMs;
    const isFast = ratio <= maxLcpRatio && tbtMs <= maxTbtMs && cls <= maxCls;
    say(`P5 ${name}: ${timesOf(times)}, LCP ${ratio.toFixed(2)} of the bare form's, ${verdict(isFast)}`);
  }
} finally {
  await bareForm.end();
  await product.end();
}
