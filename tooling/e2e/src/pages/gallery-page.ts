import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { press } from '../input-device.ts';

export const button = (page: Page, label: string | RegExp): Locator =>
  page.getByRole('main').getByRole('button', { name: label, exact: true });
export const photos = (page: Page): Locator => page.getByRole('gridcell', { name: /^Photo \d+ of \d+, by / });
export const photo = (page: Page, number: number): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^Photo ${number} of `) });
export const uploads = (page: Page): Locator => page.getByRole('region', { name: 'Uploads' });

/** Opens an event of a list, unless it is open, and returns its body. */
export async function openedEvent(page: Page, name: string): Promise<Locator> {
  const header = page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(header).toBeVisible();
  if ((await header.getAttribute('aria-expanded')) === 'false') await press(header);
  return page.getByRole('region', { name: new RegExp(`^${name}`) });
}

/** Checks in at an event of the open list, and opens its gallery, which is empty. */
export async function checkInToGallery(page: Page, name: string): Promise<void> {
  await press((await openedEvent(page, name)).getByRole('button', { name: 'CHECK IN' }));
  await press(page.getByRole('button', { name: 'Check in', exact: true }));
  await press((await openedEvent(page, name)).getByRole('link', { name: 'GALLERY' }));
  await expect(page.getByRole('heading', { name: 'No files uploaded' })).toBeVisible();
}

/** Lists the offsets that the server has answered to the chunks of a page. */
export function watchOffsets(page: Page): number[] {
  const offsets: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PATCH' && response.ok())
      offsets.push(Number(response.headers()['upload-offset']));
  });
  return offsets;
}
