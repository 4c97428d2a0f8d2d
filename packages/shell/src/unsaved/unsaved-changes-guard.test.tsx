import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { unreachableHost } from '../testing/sessions.ts';
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';

function Form() {
  const [text, setText] = useState('');
  return (
    <>
      <h1>{'Form'}</h1>
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/event_booking?step=cart">{'Cart'}</Link>
      <a href="#details">{'Details'}</a>
      <a href="tel:4165550199">{'Call'}</a>
      <button onClick={() => setText('')}>{'Save'}</button>
      <UnsavedChangesGuard hasChanges={text !== ''} />
    </>
  );
}

/** Opens a form on the second page of a visit. */
async function openForm() {
  globalThis.history.replaceState(null, '', '/');
  await openApp({
    topic: 'booking',
    reducer: commonReducer,
    apiHost: unreachableHost,
    routes: (
      <Routes>
        <Route path="/" element={<Link to="/event_booking">{'To the form'}</Link>} />
        <Route path="/event_booking" element={<Page />} />
      </Routes>
    ),
  });
  await userEvent.click(screen.getByRole('link', { name: 'To the form' }));
  await screen.findByRole('heading', { name: 'Form' });
}

const Page = () => (useLocation().search === '' ? <Form /> : <h1>{'Cart'}</h1>);
const change = () => userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Maya');
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const isUnloadStopped = (): boolean =>
  !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('without changes, no question is asked', async () => {
  await openForm();
  expect(isUnloadStopped()).toBe(false);
  await follow('Cart');
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(question()).toBeNull();
});

test('a link asks first; staying keeps the entries, and leaving follows the link', async () => {
  await openForm();
  await change();
  await follow('Cart');
  expect(question()).toHaveAccessibleDescription('You’ve made changes on this page that aren’t saved yet.');
  await answer('Stay on this page');
  expect(question()).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Maya');
  await follow('Cart');
  await answer('Leave');
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(question()).toBeNull();
});

test('Back asks first and keeps the address; leaving goes back', async () => {
  await openForm();
  await change();
  act(() => globalThis.history.back());
  await waitFor(() => expect(question()).toBeVisible());
  await waitFor(() => expect(globalThis.location.pathname).toBe('/event_booking'));
  await answer('Stay on this page');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Maya');
  act(() => globalThis.history.back());
  await waitFor(() => expect(question()).toBeVisible());
  await waitFor(() => expect(globalThis.location.pathname).toBe('/event_booking'));
  await answer('Leave');
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
});

test('closing the window asks until the changes are saved', async () => {
  await openForm();
  await change();
  expect(isUnloadStopped()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(isUnloadStopped()).toBe(false);
});

test.each(['Details', 'Call'])('a link that keeps the page (%s) asks nothing', async (name) => {
  await openForm();
  await change();
  await follow(name);
  expect(question()).toBeNull();
});

test('a click with a modifier key, which opens a new tab, asks nothing', async () => {
  await openForm();
  await change();
  fireEvent.click(screen.getByRole('link', { name: 'Cart' }), { ctrlKey: true });
  expect(question()).toBeNull();
});
