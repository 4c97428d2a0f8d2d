import { brand } from '@repo/domain/brand';
import { newEmail } from '../accounts.ts';
import { logo } from '../files/brief-files.ts';
import { brokenPhoto, hugePhoto } from '../files/portfolio-photos.ts';
import { expectFits } from '../fits.ts';
import { expect, test } from '../fixtures.ts';
import { fill, press } from '../input-device.ts';
import { applicationPage, homeOfApplicant as home } from '../pages/application-page.ts';

// The second application is a 409.
test.use({ expectedComplaint: /409/ });

const address = `/be-a-${brand.slug}`;
const photo = (name: string) => ({ ...logo, name });
const refusedFiles = [
  { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('heic') },
  { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
];

test('[R-R01] [R-R03] [R-R08] [R-R09] what is missing or wrong is said, and entries stay on the device', async ({
  page,
  visit,
  expectAccessible,
}) => {
  const email = newEmail();
  const application = applicationPage(page);
  const { main, homeField, device, photos } = application;
  await visit(address);
  await expect(main).toContainText('Hosts near you book people who see well and know their phone.');

  // What is missing or wrong is said on the screen.
  await fill(homeField, 'somewhere in Toronto');
  await page.keyboard.press('Escape');
  await application.send();
  await expect(main.getByRole('link', { name: 'First name – please enter first name' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Home address – Invalid Location' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Photos – please select image' })).toBeVisible();
  await expect(
    main.getByRole('link', { name: 'Agreement to the job role – this field is required' }),
  ).toBeVisible();
  await expectAccessible();
  await expectFits(page);

  // Entries stay on the device.
  await application.fillIn(email);
  await expect(main.getByText('Saved on this device', { exact: true })).toBeVisible();
  await page.reload();
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await expect(homeField).toHaveValue(home);
  await expect(device).not.toHaveValue('');

  await application.addPhotos(...refusedFiles, photo('one.png'), photo('two.png'), photo('three.png'));
  await application.addPhotos(photo('four.png'));
  await expect(photos.getByRole('status')).toContainText('four.pngmax 3 photos can be selected');
  await press(main.getByRole('button', { name: 'Remove two.png' }));
  await application.addPhotos(...refusedFiles, brokenPhoto);
  await expect(photos.getByRole('listitem')).toHaveText([
    /^notes\.pdf/,
    /^IMG_1\.HEIC/,
    /^large\.jpg/,
    'broken.jpginvalid file type',
  ]);
  await application.addPhotos(hugePhoto);
  await expect(photos.getByRole('listitem')).toHaveText(['huge.pnginvalid file type']);
  await application.addPhotos(...refusedFiles, photo('five.png'));
  await expect(photos.getByRole('listitem')).toHaveText([
    'notes.pdfinvalid file type',
    'IMG_1.HEICinvalid file typeThis is a HEIC photo. Save or share it as a JPG, then add it again.',
    'large.jpgFile size exceeds 10MB limit',
  ]);
  await expect(main.getByText('3 of 3 photos added')).toBeVisible();
  await expectAccessible();

  // So do photos, without those that were removed.
  await application.whenPhotosAreStored();
  await page.reload();
  await expect(main.getByText('3 of 3 photos added')).toBeVisible();
  const previews = main.getByRole('list', { name: 'Your photos' }).locator('img');
  const widths = () =>
    previews.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.naturalWidth > 0));
  await expect.poll(widths).toEqual([true, true, true]);
  await press(main.getByRole('button', { name: 'Remove three.png' }));
  await expect(main.getByText('2 of 3 photos added')).toBeVisible();
  await application.whenPhotosAreStored();
  await page.reload();
  await expect(main.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toContainText([
    'one.png',
    'five.png',
  ]);
  await application.addPhotos(photo('six.png'));
  await expect(main.getByText('3 of 3 photos added')).toBeVisible();
  await expectFits(page);

  // The language changes in place, and nothing is lost.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
  await expect(main.getByRole('heading', { name: 'Dans vos mots' })).toBeVisible();
  await expect(main.getByText('Photos ajoutées : 3 sur 3')).toBeVisible();
  await expect(main.getByLabel('Courriel')).toHaveValue(email);
  await expectAccessible();
  await expectFits(page);
});

test('[A-R02] [R-R10] [R-R12] a stranger applies with three photos, and a second application is answered', async ({
  page,
  request,
  visit,
  expectAccessible,
}) => {
  const email = newEmail();
  const application = applicationPage(page);
  const { main } = application;
  await visit(address);
  await application.fillIn(email);
  await fill(main.getByLabel('First name'), '<b>Noor</b>');
  await application.addPhotos(photo('one.png'), photo('two.png'), photo('three.png'));
  await application.whenPhotosAreStored();
  await page.reload();
  await expect(main.getByText('3 of 3 photos added')).toBeVisible();
  await application.agree();
  await application.send();
  await expect(main.getByRole('heading', { name: 'Thank you, <b>Noor</b>' })).toBeFocused();
  await expect(main).toContainText(`We’ve sent a confirmation to ${email}.`);
  await expectAccessible();
  await expectFits(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Sombres', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Merci, <b>Noor</b>' })).toBeVisible();
  await expect(main).toContainText(email);
  await expectAccessible();
  await expectFits(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect
    .poll(async () => (await request.get('/sandbox/mailbox.json', { params: { to: email } })).text())
    .toContain('We’ve received your application');
  await press(main.getByRole('link', { name: 'Join the community' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community');

  await visit(address);
  await expect(main.getByLabel('Email')).toHaveValue('');
  await expect(main.getByRole('list', { name: 'Your photos' })).toHaveCount(0);
  await application.fillIn(email.toUpperCase());
  await application.addPhotos(photo('one.png'));
  await application.agree();
  await application.send();
  const answer = main.getByRole('alert');
  await expect(answer).toContainText('Sorry, this user email has already applied');
  await expect(answer).toContainText('Each email address can apply once.');
  await expect(main.getByLabel('Email')).toHaveValue(email.toUpperCase());
  await expectAccessible();
});
