import { serverData } from '@repo/api-client/server-data';
import { act, screen } from '@testing-library/react';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { sessionOf, unreachableHost } from '../testing/sessions.ts';
import { refetchLiveData } from './refetch-live-data.ts';

let loads = { live: 0, still: 0 };

const counted = serverData.injectEndpoints({
  endpoints: (build) => ({
    liveLoads: build.query<number, void>({
      queryFn: () => ({ data: (loads.live += 1) }),
      providesTags: ['live'],
    }),
    stillLoads: build.query<number, void>({ queryFn: () => ({ data: (loads.still += 1) }) }),
  }),
});

function Loads() {
  const { data: live } = counted.useLiveLoadsQuery();
  const { data: still } = counted.useStillLoadsQuery();
  return <p>{`live ${live}, still ${still}`}</p>;
}

/** Opens a page with the bell, and waits until both queries have loaded. */
async function open() {
  loads = { live: 0, still: 0 };
  globalThis.history.replaceState(null, '', '/event_booking');
  const session = sessionOf('host');
  const app = await openApp({
    topic: 'booking',
    reducer: commonReducer,
    routes: <Loads />,
    apiHost: unreachableHost,
    session,
  });
  await screen.findByText('live 1, still 1');
  await screen.findByRole('button', { name: /^Notifications/ });
  return app;
}

const fire = (type: string): void => act(() => void globalThis.dispatchEvent(new Event(type)));

function becomes(state: 'hidden' | 'visible'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('refetches what others change, and nothing else', async () => {
  const { store } = await open();
  act(() => void store.dispatch(refetchLiveData()));
  expect(await screen.findByText('live 2, still 1')).toBeVisible();
});

test('refetches live data once when the user returns to the window', async () => {
  await open();
  fire('focus');
  expect(await screen.findByText('live 1, still 1')).toBeVisible();
  fire('blur');
  fire('focus');
  expect(await screen.findByText('live 2, still 1')).toBeVisible();
  becomes('hidden');
  expect(screen.getByText('live 2, still 1')).toBeVisible();
  becomes('visible');
  fire('focus');
  expect(await screen.findByText('live 3, still 1')).toBeVisible();
  expect(loads).toEqual({ live: 3, still: 1 });
});

test('keeps what it shows while offline', async () => {
  await open();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fire('blur');
  fire('focus');
  expect(screen.getByText('live 1, still 1')).toBeVisible();
  online.mockReturnValue(true);
  fire('focus');
  expect(await screen.findByText('live 2, still 1')).toBeVisible();
});
