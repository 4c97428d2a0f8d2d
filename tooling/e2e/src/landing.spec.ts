import { brand } from '@repo/domain/brand';
import { expect, test } from './fixtures.ts';

test('[C-R26] [C-R17] entries are kept after a reload', async ({ page, visit }) => {
  await visit('/event_booking');
  await page.getByLabel('Event name').fill('Garden party');
  await page.getByLabel('Event type').selectOption({ label: 'Wedding' });
  await page.reload();
  await expect(page.getByLabel('Event name')).toHaveValue('Garden party');
  await expect(page.getByLabel('Event type').getByRole('option', { selected: true })).toHaveText('Wedding');
});

test('[A-R15] the page stays in French once chosen, also after a reload', async ({ page, visit }) => {
  await visit('/event_booking');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(
    page.getByLabel(/^Type d/).getByRole('option', { name: 'Mariage', exact: true }),
  ).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FORMULAIRE DE RÉSERVATION');
});

test('[C-R10] the calendar sets the date', async ({ page, visit, expectAccessible }) => {
  await visit('/event_booking');
  const field = page.getByLabel('Event date');
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') });
  await expect(calendar).toBeVisible();
  await expectAccessible();
  await calendar.getByRole('button', { name: 'Next', exact: true }).first().click();
  await calendar.getByRole('button', { name: / 15, / }).click();
  await expect(field).toHaveValue(/ 15, \d{4}$/);
});

test('the landing page says what the product is, what it costs and where to begin', async ({
  page,
  visit,
}) => {
  await visit('/');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByText('From $116.00 for 2 hours, before HST.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Book an event' }).click();
  await expect(page.getByLabel('Event name')).toBeVisible();
});

for (const path of ['/Login', '/Login?form=forgot-password'])
  test(`[B-R01] ${path} shows the form without scrolling, also on a phone`, async ({ page, visit }) => {
    await visit(path);
    await expect(page.getByLabel('Email', { exact: true })).toBeInViewport({ ratio: 1 });
  });

test.describe('without the server', () => {
  test.use({ expectedComplaint: /503/ });

  test('the page says so and recovers once the server is back', async ({ page, visit }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'a proxy' }));
    await visit('/event_booking');
    await expect(page.getByRole('alert')).toContainText('Part of this form didn’t load');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Event type').getByRole('option', { name: 'Wedding' })).toBeAttached();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every app is accessible and fits the screen in ${colorScheme} colours`, async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/event_booking', `/be-a-${brand.slug}`]) {
      await visit(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - globalThis.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
