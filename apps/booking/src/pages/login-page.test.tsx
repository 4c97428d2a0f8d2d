import { brand } from '@repo/domain/brand';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '@repo/shell/testing/open-app';
import { authFormOpened, authForms } from '@repo/session/session/auth-modal-slice';
import { sessionExpired } from '@repo/session/session/session-slice';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';

/** Pages that are loaded on demand are compiled when a test asks for them first. */
const patience = { timeout: 10_000 };

async function openBooking(path: string, changes: Pick<Parameters<typeof openApp>[0], 'session'> = {}) {
  history.replaceState(null, '', path);
  const page = await openApp({ topic: ['booking', 'auth', 'successes'], reducer, routes, ...changes });
  await screen.findByRole('heading', { level: 1 }, patience);
  return page;
}

const newEmail = (): string => `${crypto.randomUUID()}@mail.test`;
const signUpOf = async (email: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('First name', {}, patience), 'Ana');
  await userEvent.type(screen.getByLabelText('Last name'), 'Host');
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1');
};
const user = { id: 7, userName: 'ana@demo.test', firstName: 'Ana', lastName: 'Host', userTypeId: 1 } as const;

/** What stands in the page, from above, where there is one column. */
const order = (): string[] =>
  within(screen.getByRole('main'))
    .getAllByRole('heading')
    .filter(({ tagName }) => tagName !== 'H3')
    .map(({ textContent }) => textContent);
const heading = 'Your event, photographed by someone nearby';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['/Login', 'Login'],
  ['/login/', 'Login'],
  ['/Login?form=forgot-password', 'Forgot password'],
])('[B-R01] at %s the form comes before what is told to strangers', async (path, title) => {
  await openBooking(path);
  expect(order()).toEqual([heading, title, 'How it works']);
});

test('[B-R01] a stranger is told first what this is; whoever asks for a form finds it at once, as it stands', async () => {
  await openBooking('/');
  expect(order()).toEqual([heading, 'How it works', 'Login']);
  const email = screen.getByLabelText('E-mail');
  await userEvent.type(email, 'ana@mail.test');
  const [toLogin] = screen.getAllByRole('link', { name: 'Login' });
  if (toLogin === undefined) throw new Error('no way to the login');
  await userEvent.click(toLogin);
  expect(location.pathname).toBe('/Login');
  expect(order()).toEqual([heading, 'Login', 'How it works']);
  expect(email).toBeVisible();
  expect(email).toHaveValue('ana@mail.test');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[B-R10] what the page before has left to say stands above the form, which comes first', async () => {
  sessionStorage.setItem('notice', 'password_has_been_set_successfully');
  await openBooking('/');
  expect(screen.getByText('You can log in with it now.')).toBeVisible();
  expect(order()).toEqual([heading, 'Login', 'How it works']);
});

test('[B-R02] both fields are asked for, the first wrong one gets the focus, and typing clears what was said', async () => {
  await openBooking('/Login');
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
  const email = screen.getByLabelText('E-mail');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('this field is required');
  await userEvent.type(email, 'a');
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
});

test('[H-R03] [A-R20] a guest who comes back from the payment page is told what has become of it', async () => {
  await openBooking('/EventBookRequested/3/4/1');
  expect(location.pathname).toBe('/');
  expect(screen.getByText(/^Log in to see your booking\./)).toBeVisible();
  expect(order()).toEqual([heading, 'Login', 'How it works']);
});

test('[B-R16] a refused login clears the user name, keeps what was booked, and says one thing', async () => {
  localStorage.setItem('activeTab', '2');
  const { loads } = await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('E-mail'), newEmail());
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is incorrect');
  expect(screen.getByLabelText('E-mail')).toHaveValue('');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await userEvent.tab();
  expect(screen.queryByText('this field is required')).toBeNull();
  expect([localStorage.getItem('activeTab'), loads]).toEqual(['2', []]);
});

test('[B-R16] what was said stays until the next answer, which is read out anew', async () => {
  await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1');
  await userEvent.type(screen.getByLabelText('E-mail'), `${newEmail()}{Enter}`);
  const said = await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText('E-mail'), `${newEmail()}{Enter}`);
  expect(said).toBeVisible();
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Username or password is incorrect');
});

test('the e-mail that was typed into one form stands in the next one, which asks for what is missing', async () => {
  await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@mail.test');
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus(), patience);
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@mail.test');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus(), patience);
});

test('[B-R05] a sign-up says what comes next, and the mail can be had again', async () => {
  await openBooking('/Login?form=sign-up');
  const email = newEmail();
  await signUpOf(email);
  expect(screen.getByRole('checkbox', { name: /news/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('Account registered successfully, please login.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  expect(await screen.findByText('The mail is on its way again.')).toBeVisible();
  await waitFor(async () => {
    const mails = await fetch(`${location.origin}/sandbox/mailbox.json?to=${email}`);
    expect(await mails.json()).toHaveLength(2);
  }, patience);
});

test('[B-R06] a sign-up by the rules of each field: a summary leads to what is wrong', async () => {
  await openBooking('/Login?form=sign-up');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }, patience));
  const summary = screen.getByRole('region', { name: 'There are 4 things to correct' });
  expect(within(summary).getByRole('heading')).toHaveFocus();
  const named = ['First name', 'Last name', 'E-mail', 'Password'];
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(named.map((field) => `${field} – this field is required`));
  await userEvent.click(within(summary).getByRole('link', { name: /^Last name/ }));
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Password'), 'short');
  await userEvent.tab();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    expect.stringContaining(
      'Minimum 6 characters, including Special, Lower & UpperCase Characters are required',
    ),
  );
});

test('[B-R11] the reply to a forgotten password takes the place of the form', async () => {
  await openBooking('/Login?form=forgot-password');
  await userEvent.type(await screen.findByLabelText('E-mail', {}, patience), newEmail());
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('If this e-mail is registered, a link is on its way.')).toBeVisible();
  expect(screen.queryByLabelText('E-mail')).toBeNull();
});

test('[B-R01] the four forms lead to each other over any page, and Back closes them', async () => {
  const { store } = await openBooking('/event_booking');
  act(() => void store.dispatch(authFormOpened(authForms.login)));
  const dialog = await screen.findByRole('dialog', { name: 'Login' }, patience);
  await userEvent.click(within(dialog).getByRole('link', { name: `Log in as a ${brand.singular}` }));
  expect(await screen.findByRole('dialog', { name: `${brand.singular} login` })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/event_booking');
});

test('[B-R14] an expired session asks for the password of the same person, over the page as it stands', async () => {
  const { store, loads } = await openBooking('/change_password', { session: { token: 'old', user } });
  const password = await screen.findByLabelText('New password', {}, patience);
  await userEvent.type(password, 'half-');
  act(() => void store.dispatch(sessionExpired()));
  const dialog = await screen.findByRole('alertdialog', { name: 'Session has expired' }, patience);
  expect(within(dialog).getByLabelText('E-mail')).toHaveValue(user.userName);
  expect(within(dialog).getByLabelText('E-mail')).toHaveAttribute('readonly');
  expect(password).toHaveValue('half-');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out instead' }));
  await waitFor(() => expect(loads).toEqual(['/Login']));
});

test('[B-R09] the summary of a new password names its fields', async () => {
  await openBooking('/change_password?token=any');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the password' }, patience));
  const summary = screen.getByRole('region', { name: 'There are 2 things to correct' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['New password – this field is required', 'Confirm password – this field is required']);
});

test('[A-38] without a link and without a session there is no password to set, but a way to a link', async () => {
  await openBooking('/change_password');
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('you need the link from our mail');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/Login?form=forgot-password',
  );
});

test('[B-R04] an answer of a sign-in provider that nobody here asked for is refused and leaves the address', async () => {
  await openBooking('/Login#access_token=stolen&state=guessed');
  expect(screen.getByRole('alert')).toHaveTextContent('This login was not started in this window');
  expect(location.hash).toBe('');
});

test('[A-24] [B-R04] whoever set out from a cart and did not get through signs in for that cart here', async () => {
  const errand = { provider: 'google', stay: 'place', returnTo: '/event_booking?step=cart', state: 'ours' };
  sessionStorage.setItem('socialSignIn', JSON.stringify(errand));
  localStorage.setItem('reel', '{}');
  const { loads } = await openBooking('/Login#error=access_denied&state=ours');
  expect(await screen.findByText(/You did not log in with Google/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  await userEvent.type(main.getByLabelText('E-mail'), 'host@demo.test');
  await userEvent.type(main.getByLabelText('Password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads.at(-1)).toBe('/event_booking?step=cart'), patience);
  expect(localStorage.getItem('reel')).not.toBeNull();
});
