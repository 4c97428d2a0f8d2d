import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider, useSelector } from 'react-redux';
import { authFormOpened, authForms, authModalSlice, selectAuthForm } from '../session/auth-modal-slice.ts';
import { useModalHistory } from './use-modal-history.ts';

function Modal() {
  const isOpen = useSelector(selectAuthForm) !== undefined;
  const { close, dismiss } = useModalHistory(isOpen);
  if (!isOpen) return null;
  return (
    <div role="dialog">
      <button onClick={close}>{'Signed in'}</button>
      <button onClick={dismiss}>{'Dismiss'}</button>
    </div>
  );
}

const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());

/** Waits for navigation events, which the browser dispatches later. */
async function move(start: () => void, moves = 1): Promise<void> {
  await act(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let left = moves;
    const controller = new AbortController();
    const count = (): void => {
      left -= 1;
      if (left === 0) resolve();
    };
    globalThis.addEventListener('popstate', count, { signal: controller.signal });
    start();
    await promise;
    controller.abort();
  });
}

/** Opens the modal on the second page of a visit; the router numbers its history entries. */
function openOnSecondPage() {
  history.pushState({ idx: 0 }, '', '/first');
  const store = configureStore({ reducer: { [authModalSlice.name]: authModalSlice.reducer } });
  render(
    <Provider store={store}>
      <Modal />
    </Provider>,
  );
  history.pushState({ idx: 1 }, '', '/second');
  act(() => void store.dispatch(authFormOpened(authForms.login)));
}

test('after a sign-in over a page, one Back opens the previous page, and one Forward returns', async () => {
  openOnSecondPage();
  press('Signed in');
  expect(location.pathname).toBe('/second');
  await move(() => history.back(), 2);
  expect(location.pathname).toBe('/first');
  await move(() => history.forward(), 2);
  expect(location.pathname).toBe('/second');
  await move(() => history.back(), 2);
  expect(location.pathname).toBe('/first');
});

test('one Back returns from the page that signing in has opened, and another one from the page before', async () => {
  openOnSecondPage();
  press('Signed in');
  history.pushState({ idx: 2 }, '', '/third');
  await move(() => history.back());
  expect(location.pathname).toBe('/second');
  await move(() => history.back(), 2);
  expect(location.pathname).toBe('/first');
});

test('Back closes the modal and keeps the page below it', async () => {
  openOnSecondPage();
  await move(() => history.back());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/second');
  history.pushState({ idx: 2 }, '', '/third');
  await move(() => history.back());
  expect(location.pathname).toBe('/second');
});

test('dismissing the modal removes its history entry', async () => {
  openOnSecondPage();
  await move(() => press('Dismiss'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await move(() => history.back());
  expect(location.pathname).toBe('/first');
});
