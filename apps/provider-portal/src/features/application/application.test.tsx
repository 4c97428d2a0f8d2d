import { brand } from '@repo/domain/brand';
import { fileLimits } from '@repo/domain/limits';
import { commonReducer } from '@repo/shell/store/create-app-store';
import { openApp } from '@repo/shell/testing/open-app';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../app/routes.tsx';
import { patience } from '../../testing/open-portal.tsx';

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const photo = (name: string, type = 'image/png', content = png) => new File([content], name, { type });

/** Nothing listens there. */
const unreachableHost = 'http://localhost:9';

const questions = [
  `Why do you want to be a ${brand.singular}?`,
  'What experience do you have with photos and videos?',
  'How would you describe your style?',
  'When can you usually work?',
];

const field = (name: string) => screen.getByLabelText(name, { selector: 'input, select, textarea' });
const home = () => screen.getByRole('combobox', { name: 'Home address' });
const agreement = () => screen.getByRole('checkbox', { name: /^I agree to the job role/ });
const photos = () => screen.getByRole('group', { name: 'Photos' });
const rows = () => within(screen.getByRole('list', { name: 'Your photos' })).getAllByRole('listitem');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }));

/** Drag and drop, and some file choosers, ignore `accept`. */
const anyFile = userEvent.setup({ applyAccept: false });
async function add(...files: readonly File[]): Promise<void> {
  const input = photos().querySelector('input');
  if (input === null) throw new Error('no file field');
  await anyFile.upload(input, [...files]);
}

async function open(changes: Partial<Parameters<typeof openApp>[0]> = {}) {
  history.replaceState(null, '', `/be-a-${brand.slug}`);
  const page = await openApp({ topic: 'providerPortal', reducer: commonReducer, routes, ...changes });
  const name = changes.locale === 'fr-CA' ? 'Envoyer ma candidature' : 'Send application';
  await screen.findByRole('button', { name }, patience);
  return page;
}

/** Returns the first smartphone of the list, once it is loaded. */
async function firstDevice(): Promise<string> {
  await waitFor(() => expect(within(field('Smartphone')).getAllByRole('option')[1]).toBeDefined(), patience);
  return within(field('Smartphone')).getAllByRole('option')[1]?.textContent ?? '';
}

const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });

async function fillIn(email: string): Promise<void> {
  type('First name', 'Noor');
  type('Last name', 'Roy');
  type('Email', email);
  type('Phone number', '+1 (416) 555-0177');
  await userEvent.type(home(), '290 Bremner');
  await userEvent.click(await screen.findByRole('option', { name: /290 Bremner/ }, patience));
  await waitFor(() => expect(home()).toHaveValue('290 Bremner Blvd, Toronto, ON M5V 3L9, Canada'), patience);
  await userEvent.selectOptions(field('Travel distance'), '20 km');
  type('Instagram handle', '@noor');
  await userEvent.selectOptions(field('Smartphone'), await firstDevice());
  for (const question of questions) type(question, 'Because I see well');
  await userEvent.click(agreement());
}

beforeEach(() => {
  localStorage.clear();
  // The document of the tests shows no images.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
});

test('[R-R02] [R-R05] [R-R06] [R-R07] [R-R08] [R-R09] [R-R12] an introduction stands above the form, which names everything that is missing', async () => {
  await open();
  const introduction = screen.getByText(/Hosts near you book people who see well/);
  expect(introduction.compareDocumentPosition(field('First name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['About you', 'Your photos', 'In your own words']),
  );
  await send();
  const summary = within(await screen.findByRole('region', { name: /things to correct/ }, patience));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First name – please enter first name',
    'Last name – please enter last name',
    'Email – please enter email',
    'Phone number – please enter phone number',
    'Home address – this field is required',
    'Instagram handle – please enter instagram',
    'Smartphone – this field is required',
    'Photos – please select image',
    ...questions.map((question) => `${question} – this field is required`),
    'Agreement to the job role – this field is required',
  ]);
  await userEvent.click(summary.getByRole('link', { name: /please select image/ }));
  expect(within(photos()).getByRole('button', { name: 'Choose files' })).toHaveFocus();
  expect(photos()).toHaveAccessibleDescription(/please select image/);
}, 30_000);

test('[R-R03] an address that was typed and not chosen is refused at the field and in a toast', async () => {
  await open();
  await userEvent.type(home(), 'somewhere in Toronto');
  await send();
  await waitFor(() => expect(home()).toHaveAccessibleDescription(/Invalid Location/), patience);
  const toasts = await screen.findAllByText('Invalid Location', {}, patience);
  expect(toasts.length).toBeGreaterThan(1);
  expect(
    await screen.findByRole('link', { name: 'Home address – Invalid Location' }, patience),
  ).toBeVisible();
}, 30_000);

test('[R-R02] [R-R05] [R-R07] says which texts are too long, and counts near the limit of an answer', async () => {
  await open();
  type('First name', 'x'.repeat(31));
  type('Instagram handle', 'x'.repeat(241));
  type('Phone number', '12345678');
  fireEvent.change(screen.getByRole('textbox', { name: /^Who told you about us/ }), {
    target: { value: 'x'.repeat(101) },
  });
  type(questions[0] ?? '', 'x'.repeat(1999));
  expect(screen.getByText('1 character left')).toBeVisible();
  type(questions[1] ?? '', 'x'.repeat(2001));
  await send();
  const summary = within(await screen.findByRole('region', { name: /things to correct/ }, patience));
  const texts = summary.getAllByRole('link').map(({ textContent }) => textContent);
  expect(texts).toEqual(
    expect.arrayContaining([
      'First name – This text is too long',
      'Instagram handle – This text is too long',
      'Phone number – This field is invalid',
      'Who told you about us? – This text is too long',
      `${questions[1]} – This text is too long`,
    ]),
  );
  expect(texts.some((text) => text?.startsWith(questions[0] ?? ''))).toBe(false);
}, 30_000);

test('[R-R04] [R-R06] offers twelve distances, 5 km first, and the smartphones of the server', async () => {
  await open();
  const distances = within(field('Travel distance')).getAllByRole('option');
  expect(distances.map(({ textContent }) => textContent)).toEqual(
    [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((km) => `${km} km`),
  );
  expect(field('Travel distance')).toHaveDisplayValue('5 km');
  const reply = await fetch(`${location.origin}/api/v1/admin/${brand.slug}/GetDevices`);
  const names: string[] = (await reply.json()).payload.items.map(
    ({ deviceName }: { deviceName: string }) => deviceName,
  );
  await screen.findByRole('option', { name: names[0] ?? '' }, patience);
  const offered = within(field('Smartphone')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose your smartphone', ...names]);
});

test('[R-R06] says that the smartphones are missing, and lets them be requested again', async () => {
  await open({ apiHost: unreachableHost });
  const alert = (await screen.findByText('The list of smartphones didn’t load.', {}, patience)).closest(
    '[role=alert]',
  );
  expect(alert).toHaveTextContent('Your entries are safe.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('[R-R08] a file that is no JPG or PNG, too large or a fourth is refused in words; a HEIC says what to do', async () => {
  await open();
  const large = new Uint8Array(fileLimits.logoBytes + 1);
  await add(
    photo('me.gif', 'image/gif'),
    photo('IMG_1.HEIC', 'image/heic'),
    photo('large.png', 'image/png', large),
    photo('one.jpg', 'image/jpeg'),
    photo('two.jpeg', 'image/jpeg'),
    photo('three.png'),
    photo('four.png'),
  );
  expect(within(photos()).getByRole('status')).toHaveTextContent('4 files weren’t added');
  const refused = within(within(photos()).getByRole('status')).getAllByRole('listitem');
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    'me.gifinvalid file type',
    'IMG_1.HEICinvalid file typeThis is a HEIC photo. Save or share it as a JPG, then add it again.',
    'large.pngFile size exceeds 10MB limit',
    'four.pngmax 3 photos can be selected',
  ]);
  expect(rows().map((row) => row.textContent)).toEqual([
    'one.jpg70 bytes',
    'two.jpeg70 bytes',
    'three.png70 bytes',
  ]);
  expect(screen.getByText('3 of 3 photos added')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove two.jpeg' }));
  expect(screen.getByText('2 of 3 photos added')).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(document.activeElement).toContainElement(photos());
});

test('[R-R08] [FF-35] a file without an image in it is taken out again, with its reason', async () => {
  await open();
  await add(photo('one.png'), photo('text.jpg', 'image/jpeg'));
  const [, broken] = rows();
  const preview = broken?.querySelector('img');
  if (preview === null || preview === undefined) throw new Error('no preview');
  fireEvent.error(preview);
  expect(rows().map((row) => row.textContent)).toEqual(['one.png70 bytes']);
  expect(within(photos()).getByRole('status')).toHaveTextContent('text.jpginvalid file type');
});

test('[R-R01] without a database of the browser, entries are saved on the device, and photos and the agreement are not', async () => {
  const { unmount } = await open();
  expect(screen.queryByText('Saved on this device')).toBeNull();
  await fillIn('kept@demo.test');
  await add(photo('one.png'));
  expect(screen.getByText('Saved on this device')).toBeVisible();
  unmount();
  await open();
  expect(field('First name')).toHaveValue('Noor');
  expect(home()).toHaveValue('290 Bremner Blvd, Toronto, ON M5V 3L9, Canada');
  expect(field('Travel distance')).toHaveDisplayValue('20 km');
  expect(field('Smartphone')).toHaveDisplayValue(await firstDevice());
  for (const question of questions) expect(field(question)).toHaveValue('Because I see well');
  expect(screen.queryByRole('list', { name: 'Your photos' })).toBeNull();
  expect(agreement()).not.toBeChecked();
}, 30_000);

test('[R-R01] [R-R09] [R-R10] [A-104] a sent application is thanked for, and a second one with the same email is answered', async () => {
  const { unmount } = await open();
  await fillIn('noor.roy@mail.test');
  await add(photo('one.png'), photo('two.png'), photo('three.png'));
  await send();
  const thanks = await screen.findByRole('heading', { name: 'Thank you, Noor' }, patience);
  expect(thanks).toHaveFocus();
  expect(screen.getByText('Form submitted successfully')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('We’ve sent a confirmation to noor.roy@mail.test.');
  expect(screen.getByRole('link', { name: 'Join the community' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/community$/),
  );
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  expect(localStorage.getItem('providerApplication')).toBeNull();
  unmount();
  await open();
  expect(field('First name')).toHaveValue('');
  await fillIn('NOOR.roy@mail.test');
  await add(photo('one.png'));
  await send();
  const answer = await screen.findByRole('alert', {}, patience);
  expect(answer).toHaveTextContent('Sorry, this user email has already applied');
  expect(answer).toHaveTextContent('Each email address can apply once.');
  expect(within(answer).getByRole('link', { name: /Log in/ })).toHaveAttribute(
    'href',
    '/Login?form=provider',
  );
  // Nothing is lost: the address may have been a slip.
  expect(field('Email')).toHaveValue('NOOR.roy@mail.test');
  expect(rows()).toHaveLength(1);
}, 60_000);

test('[A-R15] speaks French', async () => {
  await open({ locale: 'fr-CA' });
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer ma candidature' }));
  const summary = await screen.findByRole('region', { name: /corriger/ }, patience);
  expect(summary).toHaveTextContent('Prénom – Veuillez entrer votre prénom');
  expect(screen.getByRole('group', { name: 'Dans vos mots' })).toBeVisible();
});
