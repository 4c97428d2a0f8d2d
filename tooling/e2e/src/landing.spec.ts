import { brand } from '@repo/domain/brand';
import { expect, test } from './fixtures.ts';
import { landingPage } from './pages/landing-page.ts';

test('[C-R17] [C-R26] a visitor picks an event type, and finds it again after a reload', async ({
  page,
  visit,
}) => {
  const landing = landingPage(page);
  await visit('/event_booking');
  await expect(landing.eventTypes()).toHaveCount(12);
  await landing.eventType('Wedding').check();
  await expect(landing.savedNote()).toHaveText('Saved on this device: Wedding');
  await page.reload();
  await expect(landing.eventType('Wedding')).toBeChecked();
});

test('[A-R15] the whole page speaks French once chosen, also after a reload', async ({ page, visit }) => {
  const landing = landingPage(page);
  await visit('/event_booking');
  await landing.chooseLanguage('Français');
  await expect(landing.eventType('Mariage')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Votre événement/);
  await expect(page).toHaveTitle(/^Réserver/);
});

test('an event type can be picked without a mouse', async ({ page, visit }) => {
  const landing = landingPage(page);
  await visit('/event_booking');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(landing.eventTypes()).toHaveCount(12);
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (
      await landing
        .eventTypes()
        .first()
        .evaluate((radio) => radio === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(landing.savedNote()).toHaveText('Saved on this device: Wedding');
});

test.describe('without the server', () => {
  test.use({ expectedComplaint: /503/ });

  test('the page says so, and works again once it is back', async ({ page, visit }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: 'a proxy' }));
    await visit('/event_booking');
    await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server');
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(landingPage(page).eventTypes()).toHaveCount(12);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme} colours every app is accessible, and nothing is wider than the screen`, async ({
    page,
    visit,
  }) => {
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
