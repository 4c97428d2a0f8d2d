import { combineReducers } from '@reduxjs/toolkit';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commonReducers } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { nobody } from '../testing/sessions.ts';
import { actionFailed, actionSucceeded, failureMended } from './notices-slice.ts';

const reducer = combineReducers(commonReducers);

async function openPage(locale: 'en-CA' | 'fr-CA' = 'en-CA') {
  const { store } = await openApp({
    topic: 'booking',
    reducer,
    routes: <h1>{'Page'}</h1>,
    apiHost: nobody,
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

test('[Z-R02] [Z-R05] a failure is an alert with its heading, then each thing that was wrong', async () => {
  const tell = await openPage();
  tell(actionFailed({ code: 'invalid_input', details: ['this_field_is_too_long', 'x: wrong'] }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid Input');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['This text is too long', 'x: wrong']),
  );
});

test('a failure stays until somebody dismisses it', async () => {
  const tell = await openPage();
  tell(actionFailed({ code: 'something_went_wrong' }));
  const alert = await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  fireEvent.animationEnd(alert);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a failure that is told again stands there once, and goes as soon as it is mended', async () => {
  const tell = await openPage();
  tell(actionFailed({ code: 'please_select_location_from_dropdown' }));
  tell(actionFailed({ code: 'please_select_location_from_dropdown' }));
  const alert = await screen.findByRole('alert');
  tell(failureMended('please_select_location_from_dropdown'));
  fireEvent.animationEnd(alert);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
