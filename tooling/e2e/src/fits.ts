import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Returns the elements that make the page wider than the screen; content that scrolls by itself does not count. */
export const widerThanScreen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= globalThis.innerWidth) return [];
    const isClippedBelow = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || isClippedBelow(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > globalThis.innerWidth + 1)
      .filter((element) => !isClippedBelow(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Returns the elements whose text is cut off or overflows, such as a button too narrow for its label. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('button, a, label, legend, h1, h2, h3, th, td, p, li')]
      .filter((element) => getComputedStyle(element).overflowX !== 'auto' && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Checks that a page is no wider than the screen, and that no text is cut off. */
export async function expectFits(page: Page): Promise<void> {
  expect(await widerThanScreen(page)).toEqual([]);
  expect(await cutTexts(page)).toEqual([]);
}

/** Doubles the text size, as a browser setting can. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/**
 * Everything in a place that Tab must reach, except elements of a set that arrow keys move through (`tabindex="-1"`) and
 * covered ones (`inert`).
 */
const tabStops = (page: Page, place: Locator): Locator =>
  place
    .locator(
      'a[href]:not([tabindex="-1"]):visible, button:not(:disabled):not([tabindex="-1"]):visible, input:not(:disabled):not([type="radio"]):not([type="hidden"]):not([tabindex="-1"]):visible, select:not(:disabled):visible, textarea:not(:disabled):visible, summary:visible, [tabindex="0"]:visible',
    )
    .and(page.locator(':not([inert] *)'));

/**
 * Tabs through the page, or through a dialog over it. Returns the elements that were not reached, and those without a
 * visible focus ring.
 */
export async function walkByTab(
  page: Page,
  dialog?: Locator,
): Promise<{ readonly missed: string[]; readonly unseen: string[] }> {
  const stops = tabStops(page, dialog ?? page.locator('body'));
  const expected = await stops.count();
  expect(expected).toBeGreaterThan(0);
  await stops.evaluateAll((all) => all.forEach((stop) => stop.setAttribute('data-stop', '')));
  const unseen: string[] = [];
  for (let presses = 0; presses < 2 * expected + 20; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await inspectFocus(page);
    if (place === undefined && dialog === undefined) break;
    if (place?.isShown === false) unseen.push(place.html);
  }
  const missed = await page
    .locator('[data-stop]:visible')
    .evaluateAll((all) => all.map((stop) => stop.outerHTML.slice(0, 120)));
  return { missed, unseen };
}

/** Checks for a ring around the focused element, or around one that represents it, like the card of a hidden radio. */
const inspectFocus = (page: Page): Promise<{ html: string; isShown: boolean } | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    focused.removeAttribute('data-stop');
    const hasRing = (element: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    let isShown = false;
    for (let place: Element | null = focused, steps = 0; place !== null && steps < 4; steps += 1) {
      isShown ||= hasRing(place);
      place = place.parentElement;
    }
    return { html: focused.outerHTML.slice(0, 120), isShown };
  });
