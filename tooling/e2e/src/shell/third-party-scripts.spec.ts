import { newHost } from '../accounts.ts';
import { expect, testOnOwnProduct } from '../fixtures.ts';
import { press } from '../input-device.ts';
import { bookingPage, dayFromToday } from '../pages/booking-page.ts';
import { loginPage } from '../pages/login-page.ts';
import { cards, expectThanks, paymentPage } from '../pages/payment-page.ts';

/** A product that is configured with an analytics tag and a browser key for Google's places. */
const test = testOnOwnProduct({
  ANALYTICS_ID: 'G-1',
  GOOGLE_MAPS_BROWSER_KEY: 'browser-key',
  SEED: 'demo',
});

// This product has no photos, and the sandbox no icon.
test.use({ expectedComplaint: /404/ });

/** Imitates Google's tag: sends a request for each event command in the data layer and ignores everything else. */
const tag = `for (const entry of dataLayer)
  if (String(entry) === '[object Arguments]' && entry[0] === 'event')
    void fetch('https://region1.google-analytics.com/g/collect?en=' + entry[1], { method: 'POST', mode: 'no-cors' });`;

test('[A-80] [A-R19] the configured analytics tag sends events after consent only', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => route.fulfill({ body: '' }));
  await page.route(/^https:(?!\/\/maps\.)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: tag });
  });
  const book = async (days: number): Promise<void> => {
    const booking = bookingPage(page);
    await booking.fillCart({ day: dayFromToday(days) });
    await booking.checkOut();
  };
  const { email, password } = await newHost(request);
  await book(50);
  await loginPage(page).logIn(email, password);
  await paymentPage(page).isShown();
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  expect(asked).toEqual([]);
  await press(page.getByRole('button', { name: 'Accept all' }));
  await book(51);
  await paymentPage(page).isShown();
  await paymentPage(page).payWith(cards.good);
  await expectThanks(page);
  await expect
    .poll(() => asked)
    .toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-1',
      'https://region1.google-analytics.com/g/collect?en=booking_requested',
    ]);
});

/** Google's places script, as far as the page uses it: suggests one place, whatever is typed. */
const placesScript = (placeId: string) => `
  class AutocompleteService {
    getPlacePredictions({ input }, reply) {
      reply([{ place_id: '${placeId}', description: 'Google found ' + input }], 'OK');
    }
  }
  window.google = { maps: { places: { AutocompleteService, PlacesService: class {} } } };
  window[new URL(document.currentScript.src).searchParams.get('callback')]();`;

test('[C-R13] an address is suggested by the script of Google and located by our server', async ({
  page,
  productUrl,
  request,
}) => {
  const found = await request.get(`${productUrl}/api/v1/Places/Autocomplete?q=290%20Bremner`);
  const { payload } = await found.json();
  const asked: string[] = [];
  await page.route('https://maps.googleapis.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: placesScript(payload.items[0].id) });
  });
  const booking = bookingPage(page);
  await booking.open();
  const field = booking.main.getByRole('combobox', { name: 'Event location' });
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially('290 Br');
    await expect(page.getByRole('option', { name: /^Google found 290 Br/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await press(page.getByRole('option', { name: /^Google found/ }));
  await expect(booking.main.getByText('We serve this area.')).toBeVisible();
  await expect(field).toHaveValue(/Bremner/);
  expect(asked.map((url) => new URL(url).searchParams.get('key'))).toEqual(['browser-key']);
});
