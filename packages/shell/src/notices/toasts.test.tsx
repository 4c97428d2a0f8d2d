import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';
import { Link } from 'react-router-dom';
import { actionFailed, actionSucceeded, callFailed, failureResolved } from './notices-slice.ts';

async function openPage(locale: 'en-CA' | 'fr-CA' = 'en-CA', apiHost = location.origin) {
  const { store } = await openApp({
    topic: 'booking',
    reducer: commonReducer,
    routes: (
      <>
        <h1>{'Page'}</h1>
        <Link to="?step=detail">{'Details'}</Link>
        <Link to="?step=recap&sort=price">{'Sort'}</Link>
      </>
    ),
    apiHost,
    locale,
  });
  return (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
}

beforeEach(() => {
  globalThis.history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[Z-R04] [Z-R08] a success is a status in the language of the page', async () => {
  const tell = await openPage('fr-CA');
  tell(actionSucceeded('saved_successfully'));
  expect(await screen.findByRole('status')).toHaveTextContent('Enregistré');
});

test('[Z-R02] [Z-R05] a failure is an alert with a heading, then each error', async () => {
  const tell = await openPage();
  tell(actionFailed({ code: 'invalid_input', details: ['this_field_is_too_long', 'x: wrong'] }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid Input');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['This text is too long', 'x: wrong']),
  );
});

test('[Z-R04] [A-100] a failure closes after four seconds, or when it is dismissed', async () => {
  const tell = await openPage();
  tell(actionFailed({ code: 'something_went_wrong' }));
  const alert = await screen.findByRole('alert');
  expect(document.querySelector<HTMLElement>('[role="progressbar"]')?.style.animationDuration).toBe('4000ms');
  await userEvent.click(within(alert).getByRole('button', { name: 'Dismiss' }));
  fireEvent.animationEnd(alert);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('shows a repeated failure once, and dismisses it once it is resolved', async () => {
  const tell = await openPage();
  const failure = { code: 'please_select_location_from_dropdown', details: ['x: wrong'] } as const;
  tell(actionFailed(failure));
  tell(actionFailed(failure));
  const alert = await screen.findByRole('alert');
  tell(failureResolved('please_select_location_from_dropdown'));
  fireEvent.animationEnd(alert);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('[Z-R03] a success dismisses the news that the server cannot be reached, and no other failure', async () => {
  const tell = await openPage();
  tell(actionFailed({ code: 'something_went_wrong' }));
  tell(actionFailed({ code: 'unable_to_access_server' }));
  const unreachable = await screen.findByText('Unable to access server');
  tell(actionSucceeded('saved_successfully'));
  expect(await screen.findByRole('status')).toHaveTextContent('Saved');
  fireEvent.animationEnd(unreachable.closest('[role]') ?? unreachable);
  await waitFor(() => expect(unreachable).not.toBeInTheDocument());
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
});

test('[Z-R04] toasts stay while their step is sorted, and close when it is left', async () => {
  globalThis.history.replaceState(null, '', '/?step=recap');
  const tell = await openPage();
  tell(actionSucceeded('added_to_cart'));
  tell(actionFailed({ code: 'something_went_wrong' }));
  const shown = await screen.findByRole('status');
  await userEvent.click(screen.getByRole('link', { name: 'Sort' }));
  fireEvent.animationEnd(shown);
  expect(screen.getByRole('status')).toHaveTextContent('added to cart');
  const failure = screen.getByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: 'Details' }));
  for (const toast of [shown, failure]) fireEvent.animationEnd(toast);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[Z-R05] a refusal without a message has a general heading, then each error', async () => {
  const tell = await openPage();
  const failure = { code: 'object_does_not_exist', message: '', details: [] } as const;
  tell(callFailed({ failure, isAnnounced: true }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Something went wrong')).toBeVisible();
  expect(within(alert).getByRole('listitem')).toHaveTextContent('Object does not exist');
});

test('[Z-R02] [Z-R03] [A-100] an unreachable server is reported in one silent toast', async () => {
  await openPage('en-CA', unreachableHost);
  const toast = (await screen.findByText('Unable to access server')).closest('[role]');
  expect(toast).toHaveAttribute('role', 'group');
  expect(toast?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
});
