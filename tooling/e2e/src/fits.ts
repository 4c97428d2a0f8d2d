import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** What is wider than the screen, by how it begins; a table or a strip that scrolls by itself is not the page. */
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

/** Words that are cut off or run out of what holds them, such as a button that is too narrow for its label. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('button, a, label, legend, h1, h2, h3, th, td, p, li')]
      .filter((element) => getComputedStyle(element).overflowX !== 'auto' && element.clientWidth > 1)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** As somebody does who has set the browser to text of double size. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/**
 * Everything in a place that the Tab key has to reach. Of radio buttons with one name it is one; what takes part in a
 * set that arrow keys walk through says so itself, by `tabindex="-1"`, and so does what is covered, by `inert`.
 */
const tabStops = (page: Page, place: Locator): Locator =>
  place
    .locator(
      'a[href]:not([tabindex="-1"]):visible, button:not(:disabled):not([tabindex="-1"]):visible, input:not(:disabled):not([type="radio"]):not([type="hidden"]):not([tabindex="-1"]):visible, select:not(:disabled):visible, textarea:not(:disabled):visible, summary:visible, [tabindex="0"]:visible',
    )
    .and(page.locator(':not([inert] *)'));

/**
 * Goes through the page, or through a dialog over it, by the Tab key alone; answers what it did not reach, and what did
 * not show that it was there. The keys of a dialog go round, by way of the browser's own.
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
    const place = await lookAtFocus(page);
    if (place === undefined && dialog === undefined) break;
    if (place?.isShown === false) unseen.push(place.html);
  }
  const missed = await page
    .locator('[data-stop]:visible')
    .evaluateAll((all) => all.map((stop) => stop.outerHTML.slice(0, 120)));
  return { missed, unseen };
}

/** A ring around what has the focus, or around what stands for it, such as the card of a hidden radio button. */
const lookAtFocus = (page: Page): Promise<{ html: string; isShown: boolean } | undefined> =>
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
