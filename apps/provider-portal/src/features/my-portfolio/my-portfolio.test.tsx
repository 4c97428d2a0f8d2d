import { brand } from '@repo/domain/brand';
import { providerHome } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jpegFile } from '../../testing/jpeg-file.ts';
import { openPortal, patience } from '../../testing/open-portal.tsx';
import { signedIn } from '../../testing/people.ts';

const path = `${providerHome}Tab/MyProfile/MyPortfolio`;
const images = () => screen.getAllByRole('button', { name: /^Image \d+ of \d+$/ });
const button = (name: string) => screen.getByRole('button', { name });
const click = (name: string) => userEvent.click(button(name));
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const sources = () => images().map((image) => image.querySelector('img')?.getAttribute('src'));
const saved = () => screen.findByText('Saved', {}, patience);

/** Enter in a field saves, as the button does. */
const save = () => userEvent.type(field('Profile name'), '{Enter}');

/** Chooses files with the button of a group, also files that the chooser would not offer. */
async function add(...files: File[]) {
  const zone = screen.getByRole('group', { name: 'Add images' });
  const input = zone.querySelector('input');
  if (input === null) throw new Error('there is no file field');
  await userEvent.upload(input, files, { applyAccept: false });
}

async function readPortfolio(provider: string) {
  const { token, user } = await signedIn(provider, 'provider');
  return callApi(`/api/v1/${brand.slug}/Profile/Portfolio/${user.id}`, undefined, token, 'GET');
}

async function open(provider: string) {
  await openPortal({ provider, path });
  await screen.findByText(/^\d+ of 6 to 30 images$/, {}, patience);
}

beforeEach(() => {
  localStorage.clear();
  // jsdom cannot show files.
  URL.createObjectURL = () => 'blob:shown';
});

test('[X-R01] shows what is saved, with English as the spoken language', async () => {
  await open('camila');
  const stored = await readPortfolio('camila');
  expect(field('Profile name')).toHaveValue(stored.profileName);
  expect(field('Bio')).toHaveValue(stored.bio);
  expect(field('Additional equipment')).toHaveValue(stored.additionalEquipment);
  expect(field('Language spoken')).toHaveValue('English');
  expect(field('Language spoken')).toHaveAttribute('readonly');
  expect(sources()).toEqual(stored.gallery.map(({ imageUrl }: { imageUrl: string }) => imageUrl));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Device type' })).toHaveDisplayValue(
      stored.device.deviceName,
    ),
  );
  const preview = screen.getByRole('link', { name: 'Preview (opens in a new tab)' });
  expect(preview).toHaveAttribute('href', `/${brand.singular}Profile/${stored.sbuserId}`);
});

test('[A-116] [X-R01] images and the photo come in several sizes as soon as these are made', async () => {
  const stored = await waitFor(async () => {
    // The jobs that make them run every half minute.
    await fetch(`${location.origin}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 30 }),
    });
    const portfolio = await readPortfolio('aaliyah');
    expect(portfolio.gallery.at(-1).sizes).not.toEqual([]);
    expect(portfolio.profileImageSizes).not.toEqual([]);
    return portfolio;
  }, patience);
  await open('aaliyah');
  const srcSetOf = (sizes: readonly { readonly widthPx: number; readonly url: string }[]) =>
    sizes.map(({ widthPx, url }) => `${url} ${widthPx}w`).join(', ');
  const [{ imageUrl, widthPx, sizes }] = stored.gallery;
  const image = images()[0]?.querySelector('img');
  expect(image).toHaveAttribute('srcset', srcSetOf([...sizes, { widthPx, url: imageUrl }]));
  expect(image).toHaveAttribute('sizes');
  expect(image).toHaveAttribute('width', String(widthPx));
  expect(screen.getByRole('img', { name: stored.profileName })).toHaveAttribute(
    'srcset',
    srcSetOf(stored.profileImageSizes),
  );
});

test('[X-R01] [X-R02] images move by buttons, each move is announced, and the order is saved with new images', async () => {
  await open('camila');
  const [one, two, three, ...others] = sources();
  expect(button('Move image 1 left')).toHaveAttribute('aria-disabled', 'true');
  await click('Move image 1 right');
  await click('Move image 2 right');
  expect(screen.getByText(`The image is now number 3 of ${others.length + 3}.`)).toBeInTheDocument();
  expect(button('Move image 3 right')).toHaveFocus();
  expect(sources()).toEqual([two, three, one, ...others]);
  await add(jpegFile('new.jpg'), jpegFile('phone.heic'));
  expect(await screen.findByText('phone.heic')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Additional language/ }), 'Korean');
  await save();
  expect(await saved()).toBeVisible();
  const { gallery, language } = await readPortfolio('camila');
  const urls = gallery.map(({ imageUrl }: { imageUrl: string }) => imageUrl);
  expect(urls.slice(0, -2)).toEqual([two, three, one, ...others]);
  expect([gallery.length, language]).toEqual([others.length + 5, 'Korean']);
  await waitFor(() => expect(sources()).toEqual(urls));
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('[X-R04] [FF-35] refused files are named with the reason, and the others stay', async () => {
  await open('anjali');
  const before = images().length;
  const large = jpegFile('large.jpg');
  Object.defineProperty(large, 'size', { value: 400 * 1_048_576 });
  const twice = jpegFile('twice.jpg');
  await add(jpegFile('song.mp3'), large, twice, twice);
  const note = await screen.findByText('3 files weren’t added');
  const reasons = within(note.parentElement ?? note)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(reasons).toEqual([
    'song.mp3invalid image type',
    'large.jpgEach File size should be under 400MB.',
    'twice.jpgFiles already uploaded',
  ]);
  expect(images()).toHaveLength(before + 1);
  await add(...Array.from({ length: 30 - before }, (_, number) => jpegFile(`${number}.jpg`)));
  expect(await screen.findByText('1 file wasn’t added')).toBeVisible();
  expect(screen.getByText('Your portfolio can have up to 30 images. Remove some first.')).toBeVisible();
  expect(images()).toHaveLength(30);
});

test('[X-R04] [FF-35] an image that the server refuses is marked; without it the rest is saved', async () => {
  await open('anjali');
  const before = images().length;
  await add(new File(['no image'], 'broken.jpg', { type: 'image/jpeg' }), jpegFile('good.jpg'));
  await waitFor(() => expect(images()).toHaveLength(before + 2));
  await save();
  const broken = await screen.findByRole('button', { name: `Delete image ${before + 1}` }, patience);
  await waitFor(() => expect(broken).toHaveAccessibleDescription('Unsupported image format'), patience);
  expect(button(`Delete image ${before + 2}`)).not.toHaveAccessibleDescription(/Unsupported/);
  await userEvent.click(broken);
  await save();
  expect(await saved()).toBeVisible();
  expect((await readPortfolio('anjali')).gallery).toHaveLength(before + 1);
});

test('[X-R06] deleting a saved image asks first and says when hosts would no longer find the provider', async () => {
  await open('arjun');
  const { gallery } = await readPortfolio('arjun');
  for (let count = gallery.length; count > 6; count -= 1) {
    await click('Delete image 1');
    expect(screen.queryByText(/hosts can’t find you/)).toBeNull();
    await click('Delete image');
    await waitFor(() => expect(images()).toHaveLength(count - 1), patience);
  }
  await click('Delete image 1');
  expect(screen.getByText(/With fewer than 6 images, hosts can’t find you/)).toBeVisible();
  await click('Keep image');
  expect((await readPortfolio('arjun')).gallery).toHaveLength(6);
});

test('[X-R03] [X-R05] wrong fields and a wrong photo are named in place and in the summary, and changes can be discarded', async () => {
  await open('arjun');
  const chooser = screen.getByLabelText('Profile photo', { selector: 'input' });
  await userEvent.upload(chooser, jpegFile('me.gif'), { applyAccept: false });
  expect(await screen.findByText('Profile image format not supported')).toBeVisible();
  const { profileName } = await readPortfolio('arjun');
  await userEvent.clear(field('Profile name'));
  await userEvent.clear(field('Bio'));
  await save();
  const summary = within(await screen.findByRole('region', { name: /things to correct/ }, patience));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Profile name – this field is required',
    'Bio – this field is required',
  ]);
  await click('Discard');
  expect(field('Profile name')).toHaveValue(profileName);
});
