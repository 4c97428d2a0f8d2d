import type { Locator, Page } from '@playwright/test';

/** What a visitor can do on the landing page, in their words. */
export const landingPage = (page: Page) => ({
  eventTypes: (): Locator => page.getByRole('radio'),
  eventType: (name: string): Locator => page.getByRole('radio', { name, exact: true }),
  savedNote: (): Locator => page.getByRole('status'),
  chooseLanguage: (name: string): Promise<void> => page.getByRole('button', { name }).click(),
});
