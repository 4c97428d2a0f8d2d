import type { Page } from '@playwright/test';
import { z } from 'zod';
import { demoAccount } from '../accounts.ts';
import { test } from '../fixtures.ts';
import { photo } from '../pages/gallery-page.ts';
import { logInAs, logins } from '../pages/login-page.ts';
import { median, runCount } from './lighthouse-runs.ts';
import { say, verdict } from './say.ts';

test.setTimeout(300_000);

const fileCount = 2000;
const perPage = 500;
const slowdown = 4;
const maxTaskMs = 50;
const maxLcpMs = 1500;

declare global {
  var taskMs: number[];
  var lcpMs: number;
}

const galleryReply = z.looseObject({
  payload: z.looseObject({
    items: z.looseObject({ gallery: z.array(z.looseObject({ id: z.number() })) }),
  }),
});

/** Answers with 2 000 photos, made of those of the demonstration over and over. */
async function multiplyGallery(page: Page): Promise<void> {
  await page.route('**/api/v1/User/EventGallery/**', async (route) => {
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page') ?? 1);
    url.searchParams.set('page', '1');
    const response = await route.fetch({ url: url.href });
    const reply = galleryReply.parse(await response.json());
    const { gallery } = reply.payload.items;
    const images = gallery.filter(({ durationSeconds }) => durationSeconds === null);
    reply.payload.items.gallery = Array.from({ length: perPage }, (_, index) => {
      const place = (number - 1) * perPage + index;
      return { ...images[place % images.length], id: 1_000_000 + place };
    });
    Object.assign(reply.payload, { total: fileCount, totals: { image: fileCount, video: 0, recap: 0 } });
    await route.fulfill({ response, json: reply });
  });
}

async function followLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.taskMs = [];
    globalThis.lcpMs = 0;
    new PerformanceObserver((list) => {
      globalThis.taskMs.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      globalThis.lcpMs = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const worst: { readonly task: number[]; readonly lcp: number[] } = { task: [], lcp: [] };

for (let run = 1; run <= runCount; run += 1)
  test(`measures a gallery of ${fileCount} photos, run ${run}`, async ({ page }) => {
    await logInAs(page, demoAccount('host', 'host'));
    await multiplyGallery(page);
    await followLongTasks(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${logins.host.home}Tab/MyEvents/1/Gallery`);
    await photo(page, 1).waitFor();
    await page.waitForTimeout(3000);
    const lcp = await page.evaluate(() => globalThis.lcpMs);
    await page.evaluate(() => (globalThis.taskMs = []));
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(100);
    }
    await page.waitForTimeout(1000);
    const tasks = await page.evaluate(() => globalThis.taskMs);
    const cells = await page.getByRole('gridcell').count();
    worst.task.push(Math.max(0, ...tasks));
    worst.lcp.push(lcp);
    say(
      `   LCP ${Math.round(lcp)} ms; ${tasks.length} tasks of 50 ms and more: ${tasks.join(', ')}; ${cells} photos in the page`,
    );
  });

test.afterAll(() => {
  const task = median(worst.task);
  const lcp = median(worst.lcp);
  say(
    `gallery of ${fileCount} at ${slowdown} times the work: longest task while scrolling ${task} ms, ${verdict(task <= maxTaskMs)}`,
  );
  say(`   LCP ${Math.round(lcp)} ms, ${verdict(lcp <= maxLcpMs)}`);
});
