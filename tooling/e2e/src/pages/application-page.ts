import { brand } from '@repo/domain/brand';
import { expect } from './french.ts';
import type { Page } from '@playwright/test';
import { attach, choose, fill, pick, press, tick } from '../input-device.ts';

type NamedFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** The address that the applicant picks from the list. */
export const homeOfApplicant = '290 Bremner Blvd, Toronto, ON M5V 3L9, Canada';
const answers = {
  [`Why do you want to be a ${brand.singular}?`]: 'I take the photos at every family party.',
  'What experience do you have with photos and videos?': 'Two years of posts for a café.',
  'How would you describe your style?': 'Natural light, people laughing.',
  'When can you usually work?': 'Saturdays from noon.',
};

/** The page of an application as its visitor acts on it. */
export function applicationPage(page: Page) {
  const main = page.getByRole('main');
  const homeField = main.getByRole('combobox', { name: 'Home address' });
  const device = main.getByRole('combobox', { name: 'Smartphone' });
  const photos = main.getByRole('group', { name: 'Photos', exact: true });
  return {
    main,
    homeField,
    device,
    photos,
    addPhotos: (...files: readonly NamedFile[]) =>
      attach(photos.getByRole('button', { name: 'Choose files' }), [...files]),
    /** Waits until the page would be left without a question. */
    whenPhotosAreStored: () =>
      expect
        .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
        .toBe(true),
    fillIn: async (email: string): Promise<void> => {
      await fill(main.getByLabel('First name'), 'Noor');
      await fill(main.getByLabel('Last name'), 'Roy');
      await fill(main.getByLabel('Email'), email);
      await fill(main.getByLabel('Phone number'), '(416) 555-0177');
      await fill(homeField, '290 Bremner');
      await pick(page.getByRole('option', { name: /^290 Bremner/ }));
      await expect(homeField).toHaveValue(homeOfApplicant);
      await choose(main.getByLabel('Travel distance'), '20 km');
      await fill(main.getByLabel('Instagram handle'), '@noor');
      await choose(device, (await device.getByRole('option').nth(1).textContent()) ?? '');
      for (const [question, answer] of Object.entries(answers)) await fill(main.getByLabel(question), answer);
    },
    agree: () => tick(main.getByRole('checkbox', { name: /^I agree to the job role/ })),
    send: () => press(main.getByRole('button', { name: 'Send application' })),
  };
}
