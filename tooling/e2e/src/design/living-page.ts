import { groups } from '@repo/design/groups';
import type { Group } from '@repo/design/groups';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

export { groups };
export type { Group };

type Look = {
  readonly theme?: 'light' | 'dark';
  readonly locale?: 'en-CA' | 'fr-CA';
  readonly pseudo?: 'yes';
};

/** Opens one group of components and waits for its fonts. */
export async function showGroup(page: Page, group: Group, look: Look = {}): Promise<void> {
  await page.goto(`${process.env['DESIGN_URL']}?${new URLSearchParams({ show: group, ...look })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group);
  await page.evaluate(() => document.fonts.ready);
}
