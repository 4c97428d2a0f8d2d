import { expect, test } from '@playwright/test';
import { keyboard, watchForOtherInput } from './keyboard.ts';

const fields = `
  <p><label><input type="checkbox"> Terms</label></p>
  <p><label>Name <input></label></p>
  <p><label>Hours <select><option>1 hour<option>2 hours</select></label></p>
  <p><label>Card <input type="radio" name="card"></label> <label>Cash <input type="radio" name="card"></label></p>`;

test('other input than keys is reported, and keys are not', async ({ context, page }) => {
  const seen = await watchForOtherInput(context);
  await page.goto(`data:text/html,${encodeURIComponent(fields)}`);
  const [terms, name, hours] = [page.getByLabel('Terms'), page.getByLabel('Name'), page.getByLabel('Hours')];
  await keyboard.tick(page.getByLabel('Cash'));
  await keyboard.choose(hours, '2 hours');
  await keyboard.fill(name, 'Élise');
  await keyboard.tick(terms);
  expect(seen).toEqual([]);
  for (const [what, act] of [
    ['entry into <select', () => hours.selectOption('1 hour')],
    ['entry into <input>', () => name.fill('Ana')],
    ['pointermove at <input>', () => name.hover()],
    ['pointerdown at <input type="checkbox"', () => terms.click()],
  ] as const) {
    await act();
    await expect.poll(() => seen.some((one) => one.includes(what))).toBe(true);
  }
});
