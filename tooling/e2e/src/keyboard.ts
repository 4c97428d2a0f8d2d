import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** More than any page has places; whoever has not arrived by then never does. */
const mostPresses = 150;

/** Goes on by the Tab key until something has the focus, as somebody does who cannot point. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes somewhere by Tab and presses a key there. */
export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field by Tab and types there; in a list of choices, typing goes to the one that begins so. */
export async function typeAt(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
