import { configureStore, Tuple } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { startI18n } from '@repo/i18n/start-i18n';
import { authModalSlice } from '@repo/session/session/auth-modal-slice';
import type { SessionStates } from '@repo/session/session/session-dispatch';
import { sessionSlice } from '@repo/session/session/session-slice';
import { UiTextProvider } from '@repo/ui/ui-texts';
import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { UploadProvider } from './upload-provider.tsx';
import type { UploadQueue } from './queue/upload-queue.ts';
import { useUploads } from './use-uploads.ts';

type Send = (result: { readonly ok: true }) => void;

const nothing = { type: 'nothing' };
const state: SessionStates = {
  [sessionSlice.name]: sessionSlice.reducer(undefined, nothing),
  [authModalSlice.name]: authModalSlice.reducer(undefined, nothing),
};

const release = jest.fn(async () => undefined);
const request = jest.fn(async () => ({ release }));

/** Tells the page that it is shown or hidden, as a browser does. */
const turn = (visibilityState: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.clearAllMocks();
  turn('visible');
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});

/** Shows the provider over a store whose calls the test answers, and returns its queue. */
async function show() {
  const sends: Send[] = [];
  const answering: Middleware = () => (next) => (action) =>
    typeof action === 'function' ? new Promise((resolve) => void sends.push(resolve)) : next(action);
  const store = configureStore({ reducer: () => state, middleware: () => new Tuple(answering) });
  let queue: UploadQueue | undefined;
  const Reader = () => {
    ({ queue } = useUploads());
    return null;
  };
  const i18n = await startI18n('en-CA', 'uploads', 'errors', 'ui');
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <UiTextProvider value={(word) => word}>
          <UploadProvider onFinished={() => undefined}>
            <Reader />
          </UploadProvider>
        </UiTextProvider>
      </Provider>
    </I18nextProvider>,
  );
  return {
    add: (name: string) =>
      act(async () => queue?.add([new File(['x'], name)], { eventId: 7, eventName: 'Gala' })),
    cancelAll: () => act(async () => queue?.cancelAll()),
    finish: () => act(async () => sends.shift()?.({ ok: true })),
  };
}

test('keeps the screen on while files are uploaded, and no longer', async () => {
  const { add, finish } = await show();
  expect(request).not.toHaveBeenCalled();
  await add('a.jpg');
  await add('b.jpg');
  expect(request.mock.calls).toEqual([['screen']]);
  await finish();
  expect(release).not.toHaveBeenCalled();
  await finish();
  expect(release).toHaveBeenCalledTimes(1);
  turn('hidden');
  turn('visible');
  expect(request).toHaveBeenCalledTimes(1);
});

test('keeps the screen on again when the page is shown again, and until the last file is cancelled', async () => {
  const { add, cancelAll } = await show();
  await add('a.jpg');
  turn('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  await act(async () => turn('visible'));
  expect(request).toHaveBeenCalledTimes(2);
  await cancelAll();
  expect(release).toHaveBeenCalledTimes(1);
});

test('releases a lock that is granted after the upload is over', async () => {
  const { promise, resolve } = Promise.withResolvers<{ release: typeof release }>();
  request.mockReturnValueOnce(promise);
  const { add, finish } = await show();
  await add('a.jpg');
  await finish();
  expect(release).not.toHaveBeenCalled();
  await act(async () => resolve({ release }));
  expect(release).toHaveBeenCalledTimes(1);
});

test('uploads also where a lock is refused or unknown', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  const { add, finish } = await show();
  await add('a.jpg');
  await finish();
  Reflect.deleteProperty(navigator, 'wakeLock');
  await add('b.jpg');
  await finish();
  expect(release).not.toHaveBeenCalled();
});

/** Leaves the page, and returns whether the browser asks before it does. */
const isAskedOnLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before the page is left until every file is added or cancelled', async () => {
  const { add, cancelAll, finish } = await show();
  expect(isAskedOnLeaving()).toBe(false);
  await add('a.jpg');
  await add('b.jpg');
  await finish();
  expect(isAskedOnLeaving()).toBe(true);
  await finish();
  expect(isAskedOnLeaving()).toBe(false);
  await add('c.jpg');
  expect(isAskedOnLeaving()).toBe(true);
  await cancelAll();
  expect(isAskedOnLeaving()).toBe(false);
});
