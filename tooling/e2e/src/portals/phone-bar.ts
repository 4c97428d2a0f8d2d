import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Returns the box of the bar at the bottom of a phone. */
export async function barOf(page: Page): Promise<Box> {
  const box = await page.getByRole('tablist').first().locator('..').boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Scrolls to the end of the page, and returns what reaches below the upper edge of the bar. */
export async function hiddenBehindBar(page: Page): Promise<string[]> {
  const { y } = await barOf(page);
  return page.evaluate((edge) => {
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    const bar = document.querySelector('[role="tablist"]')?.parentElement;
    return [...document.querySelectorAll('header, main > *, footer, footer *, section, section *')]
      .filter((element) => bar?.contains(element) === false && !element.contains(bar))
      .filter((element) => getComputedStyle(element).position !== 'fixed')
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => element.getBoundingClientRect().bottom > edge + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  }, y);
}

/** Tabs through the page, and returns what had the focus while the bar covered it. */
export async function focusStopsBehindBar(page: Page): Promise<string[]> {
  const { y } = await barOf(page);
  const covered: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((edge) => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return undefined;
      const isInBar = focused.getAttribute('role') === 'tab';
      const isCovered = !isInBar && focused.getBoundingClientRect().top >= edge;
      return isCovered ? focused.outerHTML.slice(0, 120) : '';
    }, y);
    if (stop === undefined) break;
    if (stop !== '') covered.push(stop);
  }
  return covered;
}
