import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { press } from '../input-device.ts';

/** Presses a button and waits until its change is saved; the note of an earlier one may still be shown. */
export async function saveChanges(page: Page, button: Locator): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await press(button);
  expect((await answer).ok()).toBe(true);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}
