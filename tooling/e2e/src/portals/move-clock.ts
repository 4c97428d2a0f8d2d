import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { z } from 'zod';

const clock = z.object({ now: z.number() });

/** Moves the clock of the product, runs what falls due, and moves those of the browsers along. */
export async function moveClock(
  request: APIRequestContext,
  pages: readonly Page[],
  to: { readonly now: number } | { readonly advance: number },
): Promise<void> {
  const reply = await request.post('/sandbox/clock', { data: to });
  expect(reply.ok()).toBe(true);
  const { now } = clock.parse(await reply.json());
  for (const page of pages) await page.clock.setSystemTime(now * 1000);
}
