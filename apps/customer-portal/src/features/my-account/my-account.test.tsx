import { hostTabPath } from '@repo/domain/site/dashboard-address';
import { demoSession } from '@repo/shell/testing/demo-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';

const host = 'keisha';
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const address = () => screen.getByRole('combobox', { name: /^Address/ });
const password = (name: string) => screen.getByLabelText(name);
/** Both forms may have a summary; each is a region of its own. */
const summary = async () => within(await screen.findByRole('region', { name: /to correct/ }, patience));
const linesOf = (found: Awaited<ReturnType<typeof summary>>) =>
  found.getAllByRole('link').map(({ textContent }) => textContent);

async function open(locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  const opened = await openPortal({ host, path: hostTabPath('MyAccount'), locale });
  await screen.findByRole('button', { name: locale === 'en-CA' ? 'Save' : 'Enregistrer' }, patience);
  return opened;
}

let known: ReturnType<typeof demoSession> | undefined;
/** Reads the stored account of the host from the real API. */
async function readAccount() {
  known ??= demoSession(host, 'host');
  const { token, user } = await known;
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${location.origin}/api/v1/user/userinfo/${user.id}`, { headers });
  return (await reply.json()).payload.items;
}

async function enter(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}
async function chooseAddress(typed: string, suggestion: RegExp) {
  await userEvent.clear(address());
  await userEvent.type(address(), typed);
  await userEvent.click(await screen.findByRole('option', { name: suggestion }, patience));
}
/** Enter in a field saves, as the button does. */
const save = (name = 'First name') => userEvent.type(field(name), '{Enter}');

beforeEach(() => localStorage.clear());

test('[P-R01] an incomplete account has empty fields; the email is read-only and says why', async () => {
  await open();
  expect(screen.getByRole('group', { name: 'Personal Info' })).toBeVisible();
  expect(field('First name')).toHaveValue('Keisha');
  expect(field('Last name')).toHaveValue('Grant');
  expect(field('Email')).toHaveValue('keisha@demo.test');
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('Email')).toHaveAccessibleDescription(/Contact us to change it/);
  for (const name of ['Phone number', 'City', 'Postal code', 'Province', 'Country'])
    expect(field(name)).toHaveValue('');
  expect(address()).toHaveValue('');
});

test('[P-R02] [P-R03] names each wrong field in a summary, with the texts of the rules', async () => {
  await open();
  await enter('First name', '1Keisha');
  await enter('Last name', 'g'.repeat(36));
  await enter('Phone number', '12345678');
  await userEvent.type(address(), 'somewhere in Toronto');
  await save();
  const found = await summary();
  expect(linesOf(found)).toEqual([
    'First name – This field is invalid',
    'Last name – This text is too long',
    'Phone number – This field is invalid',
    'Address – Please select diffrent address.',
    'City – this field is required',
    'Postal code – this field is required',
    'Province – this field is required',
    'Country – this field is required',
  ]);
  expect(address()).toHaveAccessibleDescription(/Please select diffrent address\./);
  expect((await readAccount()).firstName).toBe('Keisha');
});

test('[P-R01] [Z-R08] a chosen address fills in its parts; what was entered is saved, and a toast says so', async () => {
  await open();
  await enter('Phone number', '+1 (416) 555-0142');
  await enter('City', 'Ottawa');
  await chooseAddress('290 Bremner', /290 Bremner/);
  await waitFor(() => expect(field('City')).toHaveValue('Toronto'), patience);
  expect(address()).toHaveValue('290 Bremner Blvd, Toronto, ON M5V 3L9, Canada');
  expect(field('Postal code')).toHaveValue('M5V 3L9');
  expect(field('Country')).toHaveValue('Canada');
  await enter('Postal code', 'm5v3l9');
  await save();
  expect(await screen.findByText('Updated', {}, patience)).toBeVisible();
  expect(await readAccount()).toMatchObject({
    firstName: 'Keisha',
    email: 'keisha@demo.test',
    phoneNumber: '4165550142',
    currentAddress: '290 Bremner Blvd, Toronto, ON M5V 3L9, Canada',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
    city: 'Toronto',
    postalCode: 'M5V 3L9',
    country: 'Canada',
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
  expect(field('Phone number')).toHaveValue('4165550142');
  expect(field('Postal code')).toHaveValue('M5V 3L9');
});

test('[P-R03] the saved address may be typed again, another one must be chosen', async () => {
  await open();
  const { currentAddress: saved } = await readAccount();
  await userEvent.clear(address());
  await userEvent.type(address(), '1 King St W');
  await save();
  const found = await summary();
  expect(linesOf(found)).toEqual(['Address – Please select diffrent address.']);
  await userEvent.clear(address());
  await userEvent.type(address(), saved);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
  await enter('Last name', 'Grant-Roy');
  await save();
  await waitFor(async () => expect((await readAccount()).lastName).toBe('Grant-Roy'), patience);
  expect((await readAccount()).currentAddress).toBe(saved);
});

test('[P-R01] changes can be discarded, and leaving the tab asks first', async () => {
  await open();
  await enter('City', 'Paris');
  await userEvent.click(screen.getByRole('tab', { name: 'Support' }));
  const dialog = await screen.findByRole('alertdialog', {}, patience);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
  expect(field('City')).toHaveValue('Paris');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('City')).toHaveValue('Toronto');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('[P-R04] an invalid change of the password is refused in the form, with the texts of the rules', async () => {
  await open();
  const group = within(screen.getByRole('group', { name: 'Change Password' }));
  await userEvent.type(password('New password'), 'weak');
  await userEvent.type(password('Confirm new password'), 'other{Enter}');
  const found = within(await group.findByRole('region', { name: /to correct/ }, patience));
  expect(linesOf(found)).toEqual([
    'Current password – this field is required',
    'New password – Minimum 6 characters, including Special, Lower & UpperCase Characters are required',
    'Confirm new password – Password & Confirm Password does not match.',
  ]);
});

test('[P-R04] a wrong current password is refused; the right one changes it, empties the form and opens /', async () => {
  const { loads } = await open();
  await userEvent.type(password('Current password'), 'Wrong!123');
  await userEvent.type(password('New password'), 'Fresh!123');
  await userEvent.type(password('Confirm new password'), 'Fresh!123{Enter}');
  const group = within(screen.getByRole('group', { name: 'Change Password' }));
  expect(await group.findByText('Current Password is incorrect', {}, patience)).toBeVisible();
  expect(loads).toEqual([]);
  await userEvent.clear(password('Current password'));
  await userEvent.type(password('Current password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads).toEqual(['/']), patience);
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    expect(password(name)).toHaveValue('');
  const login = await fetch(`${location.origin}/api/v1/login/User`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: `${host}@demo.test`, password: 'Fresh!123' }),
  });
  expect(login.status).toBe(200);
});

test('[P-R01] [P-R04] speaks French', async () => {
  await open('fr-CA');
  expect(screen.getByRole('group', { name: 'Renseignements personnels' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Changement du mot de passe' })).toBeVisible();
  await userEvent.clear(field('Prénom'));
  await save('Prénom');
  const found = await screen.findByRole('region', { name: /corriger/ }, patience);
  expect(found).toHaveTextContent(/Prénom – /);
});
