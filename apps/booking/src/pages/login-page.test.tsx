import { brand } from '@repo/domain/brand';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '@repo/shell/testing/open-app';
import { authFormOpened, authForms } from '@repo/session/session/auth-modal-slice';
import { sessionExpired } from '@repo/session/session/session-slice';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { demoHost } from '../testing/open-booking.tsx';
import { openFaultyApi } from '../testing/faulty-api.ts';

/** Lazy pages are compiled on first use. */
const patience = { timeout: 30_000 };

async function openBooking(
  path: string,
  changes: Pick<Parameters<typeof openApp>[0], 'session' | 'apiHost' | 'locale'> = {},
) {
  history.replaceState(null, '', path);
  const page = await openApp({ topic: ['booking', 'auth', 'successes'], reducer, routes, ...changes });
  await screen.findByRole('heading', { level: 1 }, patience);
  return page;
}

const newEmail = (): string => `${crypto.randomUUID()}@mail.test`;
const signUpOf = async (email: string): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('First name', {}, patience), 'Ana');
  await userEvent.type(screen.getByLabelText('Last name'), 'Host');
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1');
};
const user = { id: 7, userName: 'ana@demo.test', firstName: 'Ana', lastName: 'Host', userTypeId: 1 } as const;

/** Returns the headings from top to bottom, in one column. */
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
  ['/Login', 'Log in'],
  ['/login/', 'Log in'],
  ['/Login?form=forgot-password', 'Forgot password'],
])('[B-R01] at %s the form comes before the introduction', async (path, title) => {
  await openBooking(path);
  expect(order()).toEqual([heading, title, 'How it works']);
});

test('[B-R01] a first visit starts with the introduction; a link to a form starts with that form', async () => {
  await openBooking('/');
  expect(order()).toEqual([heading, 'How it works', 'Log in']);
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'ana@mail.test');
  const [toLogin] = screen.getAllByRole('link', { name: 'Login' });
  if (toLogin === undefined) throw new Error('no way to the login');
  await userEvent.click(toLogin);
  expect(location.pathname).toBe('/Login');
  expect(order()).toEqual([heading, 'Log in', 'How it works']);
  expect(email).toBeVisible();
  expect(email).toHaveValue('ana@mail.test');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('[B-R10] shows the notice of the previous page above the form', async () => {
  sessionStorage.setItem('notice', 'password_has_been_set_successfully');
  await openBooking('/');
  expect(screen.getByText('Your password is saved. You can now log in with it.')).toBeVisible();
  expect(order()).toEqual([heading, 'Log in', 'How it works']);
});

test.each([
  [`/${brand.singular}Dashboard_/EventRequests`, `${brand.singular} login`],
  ['/CustomerDashboard_/MyEvents', 'Log in'],
])(
  '[A-R05] a guest who is redirected from %s finds its login first, with the reason',
  async (wanted, title) => {
    sessionStorage.setItem('wantedPage', wanted);
    await openBooking('/');
    expect(order()).toEqual([heading, title, 'How it works']);
    expect(screen.getByText('Log in to open the page you asked for.')).toBeVisible();
    expect(await screen.findByLabelText('Email', {}, patience)).toBeVisible();
  },
);

test('[B-R10] a provider who has created a password finds the login of providers', async () => {
  sessionStorage.setItem('notice', 'password_has_been_set_successfully');
  sessionStorage.setItem('wantedPage', `/${brand.singular}Dashboard`);
  await openBooking('/');
  expect(order()).toEqual([heading, `${brand.singular} login`, 'How it works']);
  expect(screen.getByText('Your password is saved. You can now log in with it.')).toBeVisible();
  expect(screen.queryByText('Log in to open the page you asked for.')).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: 'Log in as a host' }, patience));
  expect(order()).toEqual([heading, 'Log in', 'How it works']);
});

test('[B-R02] requires both fields, focuses the first invalid one, and clears errors while typing', async () => {
  await openBooking('/Login');
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('this field is required'));
  expect(email).toHaveFocus();
  await userEvent.type(email, 'a');
  expect(email).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
});

test('[H-R03] [A-R20] shows the outcome of a payment to a guest who returns from it', async () => {
  await openBooking('/EventBookRequested/3/4/1');
  expect(location.pathname).toBe('/');
  expect(screen.getByText(/^Log in to see your booking\./)).toBeVisible();
  expect(order()).toEqual([heading, 'Log in', 'How it works']);
});

test('[B-R16] a refused login clears the user name, keeps the booking, and shows one message', async () => {
  localStorage.setItem('activeTab', '2');
  const { loads } = await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('Email'), newEmail());
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Username or password is incorrect');
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await userEvent.tab();
  expect(screen.queryByText('this field is required')).toBeNull();
  expect([localStorage.getItem('activeTab'), loads]).toEqual(['2', []]);
});

test.each([
  ['the server is not reached', 'http://localhost:1', 'Unable to access server'],
  ['the server is too busy to check', undefined, 'We’re busy right now. Try again in a moment.'],
])('[B-R16] [Z-R03] a login keeps its entries when %s', async (_, unreachable, said) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults = new Map([['/api/v1/login/User', { status: 503, code: 'service_unavailable' as const }]]);
  const api = await openFaultyApi(faults);
  await openBooking('/Login', { apiHost: unreachable ?? api.apiHost });
  await userEvent.type(screen.getByLabelText('Email'), 'ana@mail.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1{Enter}');
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent(said);
  expect(screen.getByLabelText('Email')).toHaveValue('ana@mail.test');
  expect(screen.getByLabelText('Password')).toHaveValue('Sunny-day1');
  api.close();
});

test.each([
  ['a host', '/Login', 'host@demo.test', '/CustomerDashboard'],
  ['a provider', '/Login?form=provider', 'maya@demo.test', `/${brand.singular}Dashboard`],
])(
  '[B-R16] [A-24] [A-89] a login of %s on the login page clears the stored booking and keeps the settings',
  async (_, path, email, home) => {
    for (const key of ['activeTab', 'dataToSend', 'reel', 'isDraftEventCart']) localStorage.setItem(key, '1');
    localStorage.setItem('affiliateCode', 'PARTNER');
    const { loads, store } = await openBooking(path);
    await userEvent.type(await screen.findByLabelText('Email', {}, patience), email);
    await userEvent.type(screen.getByLabelText('Password'), 'Demo!123{Enter}');
    await waitFor(() => expect(new Set(loads)).toEqual(new Set([home])), patience);
    expect(store.getState().session).toMatchObject({ user: { userName: email } });
    expect(Object.keys(localStorage).filter((key) => key !== 'USER_')).toEqual(['affiliateCode']);
  },
);

test.each([
  ['a host', 'host@demo.test', '/event_booking'],
  ['an operator', 'ops@demo.test', '/'],
])('[Z-R08] [B-R02] the page that a login of %s opens confirms it once', async (_, email, opened) => {
  sessionStorage.setItem('wantedPage', '/event_booking');
  const { loads, unmount } = await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads).toEqual([opened]), patience);
  expect(screen.queryByText('Logged In')).toBeNull();
  unmount();
  await openBooking(opened, { session: await demoHost(email) });
  const toast = await screen.findByText('Logged In', {}, patience);
  expect(toast.closest('[role]')).toHaveAttribute('role', 'status');
  expect(sessionStorage.getItem('notice')).toBeNull();
});

test('[Z-R08] a login over a page is confirmed there, also after a session has expired', async () => {
  const { store, loads } = await openBooking('/event_booking');
  act(() => void store.dispatch(authFormOpened(authForms.login)));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  await userEvent.type(within(dialog).getByLabelText('Email'), 'host@demo.test');
  await userEvent.type(within(dialog).getByLabelText('Password'), 'Demo!123{Enter}');
  const toast = await screen.findByText('Logged In', {}, patience);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.animationEnd(toast);
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  act(() => void store.dispatch(sessionExpired()));
  const expired = await screen.findByRole('alertdialog', { name: 'Session has expired' }, patience);
  await userEvent.type(within(expired).getByLabelText('Password'), 'Demo!123{Enter}');
  expect(await screen.findByText('Logged In', {}, patience)).toBeVisible();
  expect([sessionStorage.getItem('notice'), loads]).toEqual([null, []]);
});

test('[B-R10] a guest is not told of a password after a login that the browser did not keep', async () => {
  sessionStorage.setItem('notice', 'logged_in_successfully');
  await openBooking('/');
  expect(screen.queryByText(/Your password is saved/)).toBeNull();
});

test('[A-R05] a login opens the page that a mail named', async () => {
  const request = `/${brand.singular}Dashboard?event=9`;
  sessionStorage.setItem('wantedPage', request);
  const { loads } = await openBooking('/Login?form=provider');
  await userEvent.type(await screen.findByLabelText('Email', {}, patience), 'maya@demo.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!123{Enter}');
  await waitFor(() => expect(new Set(loads)).toEqual(new Set([request])), patience);
});

test('[B-R16] a failure stays until the next answer, which is announced again', async () => {
  await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1');
  await userEvent.type(screen.getByLabelText('Email'), `${newEmail()}{Enter}`);
  const said = await screen.findByRole('alert');
  await userEvent.type(screen.getByLabelText('Email'), `${newEmail()}{Enter}`);
  expect(said).toBeVisible();
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Username or password is incorrect');
});

test('carries the typed email over to the next form, which asks for the rest', async () => {
  await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@mail.test');
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus(), patience);
  expect(screen.getByLabelText('Email')).toHaveValue('ana@mail.test');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus(), patience);
});

test('[B-R05] a sign-up shows what comes next, and sends the mail again', async () => {
  await openBooking('/Login?form=sign-up');
  const email = newEmail();
  await signUpOf(email);
  expect(screen.getByRole('checkbox', { name: /news/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('Account registered successfully, please login.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('We’ve sent the email again.')).toBeVisible();
  await waitFor(async () => {
    const mails = await fetch(`${location.origin}/sandbox/mailbox.json?to=${email}`);
    expect(await mails.json()).toHaveLength(2);
  }, patience);
});

test('[B-R06] a sign-up follows the rules of each field, and its summary leads to the errors', async () => {
  await openBooking('/Login?form=sign-up');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }, patience));
  const summary = screen.getByRole('region', { name: 'There are 4 things to correct' });
  expect(within(summary).getByRole('heading')).toHaveFocus();
  const named = ['First name', 'Last name', 'Email', 'Password'];
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

test('[B-R11] the reply to a forgotten password replaces the form', async () => {
  await openBooking('/Login?form=forgot-password');
  await userEvent.type(await screen.findByLabelText('Email', {}, patience), newEmail());
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByText('If this e-mail is registered, a link is on its way.')).toBeVisible();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('[B-R01] the four forms link to each other over any page, and Back closes them', async () => {
  const { store } = await openBooking('/event_booking');
  act(() => void store.dispatch(authFormOpened(authForms.login)));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' }, patience);
  await userEvent.click(within(dialog).getByRole('link', { name: `Log in as a ${brand.singular}` }));
  expect(await screen.findByRole('dialog', { name: `${brand.singular} login` })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/event_booking');
});

test('[A-36] an operator who logs in finds a page that names the command line, and the way out', async () => {
  const { loads, unmount } = await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('Email'), 'ops@demo.test');
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads).toEqual(['/']), patience);
  unmount();
  const next = await openBooking('/', { session: await demoHost('ops@demo.test') });
  const title = 'You’re logged in as an operator';
  expect(order()).toEqual([heading, title, 'How it works']);
  expect(screen.getByText('npx -y pnpm ops help')).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(next.loads).toEqual(['/Login']), patience);
});

test('[B-R10] an operator who has changed the password is not told to log in with it', async () => {
  sessionStorage.setItem('notice', 'password_has_been_set_successfully');
  await openBooking('/', { session: { token: 'own', user: { ...user, userTypeId: 4 } } });
  expect(await screen.findByRole('status')).toHaveTextContent('Password set');
  expect(screen.queryByText(/You can now log in with it/)).toBeNull();
});

test('[A-36] an operator reads the page in French', async () => {
  const session = { token: 'own', user: { ...user, userTypeId: 4 as const } };
  await openBooking('/Login', { session, locale: 'fr-CA' });
  expect(
    screen.getByRole('heading', { name: 'Vous êtes connecté avec un compte d’exploitation' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
});

/** Enters ten wrong passwords, as an attacker would. */
async function lockOut(userName: string): Promise<void> {
  for (let time = 0; time < 10; time += 1)
    await fetch(`${location.origin}/api/v1/login/User`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password: 'Wrong-day1' }),
    });
}

test('[A-98] a locked login offers a link by mail, and carries the email over', async () => {
  const email = newEmail();
  await lockOut(email);
  await openBooking('/Login');
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.type(screen.getByLabelText('Password'), 'Sunny-day1{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Too many attempts. Wait a while, then try again.');
  await userEvent.click(within(alert).getByRole('link', { name: 'Email me a link' }));
  await screen.findByRole('button', { name: 'Send link' }, patience);
  expect(screen.getByLabelText('Email')).toHaveValue(email);
});

test('[A-98] an expired session with a locked login requests the link without leaving the page', async () => {
  const email = newEmail();
  await lockOut(email);
  const session = { token: 'old', user: { ...user, userName: email } };
  const { store, loads } = await openBooking('/change_password', { session });
  await act(async () => void store.dispatch(sessionExpired()));
  const dialog = await screen.findByRole('alertdialog', { name: 'Session has expired' }, patience);
  await userEvent.type(within(dialog).getByLabelText('Password'), 'Sunny-day1{Enter}');
  await userEvent.click(await within(dialog).findByRole('link', { name: 'Email me a link' }));
  expect(within(dialog).getByLabelText('Email')).toHaveValue(email);
  await userEvent.click(within(dialog).getByRole('link', { name: 'Back to login' }));
  expect(within(dialog).getByLabelText('Email')).toHaveAttribute('readonly');
  expect(loads).toEqual([]);
});

test('[B-R14] an expired session asks for the password of the same user, over the unchanged page', async () => {
  const { store, loads } = await openBooking('/change_password', { session: { token: 'old', user } });
  const password = await screen.findByLabelText('New password', {}, patience);
  await userEvent.type(password, 'half-');
  act(() => void store.dispatch(sessionExpired()));
  const dialog = await screen.findByRole('alertdialog', { name: 'Session has expired' }, patience);
  expect(within(dialog).getByLabelText('Email')).toHaveValue(user.userName);
  expect(within(dialog).getByLabelText('Email')).toHaveAttribute('readonly');
  expect(password).toHaveValue('half-');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out instead' }));
  await waitFor(() => expect(loads).toEqual(['/Login']));
});

test('[B-R09] the summary of a new password names its fields', async () => {
  await openBooking('/change_password?token=any');
  await userEvent.click(await screen.findByRole('button', { name: 'Save password' }, patience));
  const summary = screen.getByRole('region', { name: 'There are 2 things to correct' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['New password – this field is required', 'Confirm password – this field is required']);
});

test('[A-38] a signed-in account replaces its password only with the current one', async () => {
  const session = await demoHost('keisha@demo.test');
  const { loads } = await openBooking('/change_password', { session });
  await userEvent.type(await screen.findByLabelText('New password', {}, patience), 'Demo!123');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Demo!123{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Current Password is incorrect');
  await userEvent.type(screen.getByLabelText('Current password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads).toEqual(['/']));
});

test('[A-38] without a link or a session, offers a link instead of the form', async () => {
  await openBooking('/change_password');
  expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('use the link from our email');
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
    'href',
    '/Login?form=forgot-password',
  );
});

test('[B-R04] refuses the answer of a sign-in provider that this window did not request, and removes it from the address', async () => {
  await openBooking('/Login#access_token=stolen&state=guessed');
  expect(screen.getByRole('alert')).toHaveTextContent('This login didn’t start in this window');
  expect(location.hash).toBe('');
});

test('[A-24] [B-R04] [Z-R08] a guest whose sign-in from a cart failed can sign in for that cart here', async () => {
  const errand = { provider: 'google', stay: 'place', returnTo: '/event_booking?step=cart', state: 'ours' };
  sessionStorage.setItem('socialSignIn', JSON.stringify(errand));
  localStorage.setItem('reel', '{}');
  const { loads } = await openBooking('/Login#error=access_denied&state=ours');
  expect(await screen.findByText(/You didn’t log in with Google/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  await userEvent.type(main.getByLabelText('Email'), 'host@demo.test');
  await userEvent.type(main.getByLabelText('Password'), 'Demo!123{Enter}');
  await waitFor(() => expect(loads.at(-1)).toBe('/event_booking?step=cart'), patience);
  expect(localStorage.getItem('reel')).not.toBeNull();
  expect(sessionStorage.getItem('notice')).toBe('logged_in_successfully');
});
