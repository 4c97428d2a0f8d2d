// `pnpm --filter @repo/e2e figures`: what the built booking app weighs and how it feels on a phone (budgets P1 to P6).
// LOOKS says how often each page is looked at (5); the middle one counts.
import { chromium, request } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { brand } from '@repo/domain/brand';
import { signUp } from '../accounts.ts';
import { chromiumPath, quietChromium } from '../chromium.ts';
import { startProductWith } from '../start-product.ts';
import { lookWithLighthouse, medianOf } from './lighthouse-run.ts';
import type { LighthouseFigures } from './lighthouse-run.ts';
import { firstVisitBytes } from './page-bytes.ts';
import { looks } from './looks.ts';
import { kilobytes, say, sayScores, timesOf, verdict } from './say.ts';
import { serveBareForm } from './serve-bare-form.ts';

const debuggingPort = 9333;

type Page = { readonly path: string; readonly name?: string; readonly mostJs?: number };

/** Every address that a stranger may open, and how much JavaScript those with a budget may load (P1). */
const pages: readonly Page[] = [
  { path: '/', mostJs: 180_000 },
  { path: '/event_booking', mostJs: 260_000 },
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
const mostCss = 12_000;
const mostLcpRatio = 1.3;
const mostTbtMs = 60;
const mostCls = 0.01;

const product = await startProductWith({ SEED: 'demo' });
const profilePath = `/${brand.singular}Profile/${await firstProvider(product.url)}`;
const confirmationPath = await pathOfNewHost(product.url);
const bareForm = await serveBareForm();

/** Somebody of the demonstration with a profile that everybody may see. */
async function firstProvider(url: string): Promise<number> {
  for (let id = 1; id < 200; id += 1) {
    const { ok } = await fetch(`${url}/api/v1/${brand.slug}/Profile/ViewProfile/${id}`);
    if (ok) return id;
  }
  throw new Error('the demonstration has nobody to look at');
}

/** What the mail to somebody who has just signed up leads to, as often as it is opened. */
async function pathOfNewHost(url: string): Promise<string> {
  const calls = await request.newContext({ baseURL: url });
  const { link } = await signUp(calls);
  await calls.dispose();
  return new URL(link).pathname;
}

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
  // The token of a mail is not for a log.
  const ofMail = { path: confirmationPath, name: '/email_confirmation/of-a-mail' };
  for (const { path, name = path } of [...pages, { path: profilePath }, ofMail]) {
    const look = await looksAt(product.url + path);
    sayScores(name, look.scores);
    const { lcpMs, tbtMs, cls } = look.times;
    const ratio = lcpMs / bare.times.lcpMs;
    const isFast = ratio <= mostLcpRatio && tbtMs <= mostTbtMs && cls <= mostCls;
    say(`P5 ${name}: ${timesOf(look.times)}, LCP ${ratio.toFixed(2)} of the bare form's, ${verdict(isFast)}`);
  }
} finally {
  await bareForm.end();
  await product.end();
}
