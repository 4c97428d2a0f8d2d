import type { Page } from '@playwright/test';

/** Lets everything scroll with the page, because what sticks to the window is in the middle of a full-page screenshot. */
export const releaseSticky = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) each.style.position = 'static';
  });
