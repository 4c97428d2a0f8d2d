import { brand } from '@repo/domain/brand';
import { providerHome } from '@repo/domain/site/dashboard-address';
import { callApi } from '@repo/shell/testing/call-api';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal, patience } from '../../testing/open-portal.tsx';
import { signedIn } from '../../testing/people.ts';

const provider = 'devon';
const path = `${providerHome}Tab/MyProfile/MyInfo`;
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const home = () => screen.getByRole('combobox', { name: 'Home address' });

async function open(locale: 'en-CA' | 'fr-CA' = 'en-CA', name = provider) {
  const page = await openPortal({ provider: name, path, locale });
  await screen.findByRole('button', { name: locale === 'en-CA' ? 'Save' : 'Enregistrer' }, patience);
  return page;
}

async function readInfo() {
  const { token, user } = await signedIn(provider, 'provider');
  return callApi(`/api/v1/${brand.slug}/Profile/Info/${user.id}`, undefined, token, 'GET');
}

async function enter(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
}
/** Enter in a field saves, as the button does. */
const save = (name = 'First name') => userEvent.type(field(name), '{Enter}');

beforeEach(() => localStorage.clear());

test('[Y-R01] shows the stored data; the email is read-only and says why', async () => {
  await open();
  const info = await readInfo();
  expect(field('First name')).toHaveValue(info.firstName);
  expect(field('Last name')).toHaveValue(info.lastName);
  expect(field('Email')).toHaveValue('devon@demo.test');
  expect(field('Email')).toHaveAttribute('readonly');
  expect(field('Email')).toHaveAccessibleDescription(/Contact us to change it/);
  expect(home()).toHaveValue(info.Location[0].currentLocation);
  expect(field('Phone number')).toHaveValue(info.phoneNumber);
});

test('[Y-R01] saves what was entered, phone numbers without spaces, and toasts', async () => {
  await open();
  await enter('Phone number', '+1 (416) 555-0177');
  await enter('Emergency contact name', 'Élise Roy');
  await enter('Emergency contact number', '416 555 0188');
  await enter('HST number', '123456789RT0001');
  await userEvent.clear(home());
  await userEvent.type(home(), '290 Bremner');
  await userEvent.click(await screen.findByRole('option', { name: /290 Bremner/ }, patience));
  await waitFor(() => expect(home()).toHaveValue('290 Bremner Blvd, Toronto, ON M5V 3L9, Canada'), patience);
  await save();
  expect(await screen.findByText('Updated', {}, patience)).toBeVisible();
  const info = await readInfo();
  expect(info).toMatchObject({
    phoneNumber: '4165550177',
    emergencyContactName: 'Élise Roy',
    emergencyContactNumber: '4165550188',
    hstNumber: '123456789RT0001',
  });
  expect(info.Location[0].currentLocation).toContain('290 Bremner');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
});

test('[Y-R01] names each wrong field in a summary, with the texts of the form', async () => {
  await open();
  await enter('First name', '1Devon');
  await enter('Last name', '');
  await enter('Phone number', '12345');
  await enter('HST number', '12-34');
  await userEvent.clear(home());
  await userEvent.type(home(), 'somewhere in Toronto');
  await save();
  const summary = within(await screen.findByRole('region', { name: /things to correct/ }, patience));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First name – This field is invalid',
    'Last name – this field is required',
    'Home address – Invalid Location',
    'Phone number – This field is invalid',
    'HST number – This field is invalid',
  ]);
  expect(home()).toHaveAccessibleDescription(/Invalid Location/);
  expect((await readInfo()).firstName).not.toBe('1Devon');
});

test('[Y-R01] texts of ten megabytes are refused in the form, and nothing is sent', async () => {
  await open();
  for (const name of ['First name', 'Emergency contact name', 'HST number'])
    fireEvent.change(field(name), { target: { value: 'x'.repeat(10 * 1024 * 1024) } });
  const opened = jest.spyOn(XMLHttpRequest.prototype, 'open');
  await save('Last name');
  const summary = within(await screen.findByRole('region', { name: /things to correct/ }, patience));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First name – This text is too long',
    'Emergency contact name – This text is too long',
    'HST number – This field is invalid',
  ]);
  expect(opened.mock.calls.map(([method]) => method)).not.toContain('PUT');
  opened.mockRestore();
});

test('[Y-R01] changes can be discarded', async () => {
  await open();
  const { firstName } = await readInfo();
  await enter('First name', 'Devonne');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(field('First name')).toHaveValue(firstName);
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});

test('[Y-R01] [P-R04] changes the password here, and says why payouts cannot be connected yet', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Password' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Current password'), 'Wrong!123');
  await userEvent.type(screen.getByLabelText('New password'), 'Fresh!123');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Fresh!123');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('Current Password is incorrect');
  const connect = screen.getByRole('button', { name: 'Connect' });
  expect(connect).toHaveAttribute('aria-disabled', 'true');
  expect(connect).toHaveAccessibleDescription(/Payouts aren’t open yet/);
});

test('[P-R04] [Z-R08] a changed password is told on the page that opens then', async () => {
  const { loads, unmount } = await open('en-CA', 'nasrin');
  await userEvent.type(screen.getByLabelText('Current password'), 'Demo!123');
  await userEvent.type(screen.getByLabelText('New password'), 'Fresh!123');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'Fresh!123');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(loads).toEqual(['/']), patience);
  unmount();
  // Where a provider is led from there.
  await openPortal({ provider: 'nasrin', path: providerHome });
  expect(await screen.findByText('Password Updated', {}, patience)).toBeVisible();
});

test('[Y-R01] speaks French', async () => {
  await open('fr-CA');
  await userEvent.clear(field('Prénom'));
  await save('Prénom');
  const summary = await screen.findByRole('region', { name: /corriger/ }, patience);
  expect(summary).toHaveTextContent(/Prénom – /);
  expect(screen.getByRole('button', { name: 'Associer' })).toHaveAccessibleDescription(/versements/);
});

test('[A-107] lists the devices that are logged in, and marks this one', async () => {
  await open();
  const section = within(await screen.findByRole('region', { name: 'Your devices' }, patience));
  const list = await section.findByRole('list', { name: 'Devices you’re logged in on' }, patience);
  expect(within(list).getAllByText('This device')).toHaveLength(1);
  expect(within(list).getAllByText(/^Last used /).length).toBeGreaterThan(0);
});

test('[A-107] switches optional mails off and changes the language of the mails, at once', async () => {
  await open();
  const section = within(await screen.findByRole('region', { name: 'Our emails to you' }, patience));
  const reviews = await section.findByRole('checkbox', { name: 'News about reviews of your work' }, patience);
  expect(reviews).toBeChecked();
  await userEvent.click(reviews);
  await userEvent.click(section.getByRole('radio', { name: 'Français' }));
  expect(reviews).not.toBeChecked();
  const { token } = await signedIn(provider, 'provider');
  const read = () => callApi('/api/v1/MessageBoard/Preferences', undefined, token, 'GET');
  await waitFor(
    async () =>
      expect(await read()).toEqual({ locale: 'fr-CA', reminders: true, reviews: false, news: false }),
    patience,
  );
});
