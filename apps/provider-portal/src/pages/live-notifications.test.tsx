import { serverData } from '@repo/api-client/server-data';
import { brand } from '@repo/domain/brand';
import { callApi } from '@repo/shell/testing/call-api';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookedRequest } from '../testing/booked-request.ts';
import { openPortal, patience } from '../testing/open-portal.tsx';
import { signedIn } from '../testing/people.ts';

const provider = 'sofia';

test('[A-R24] a notification that arrives while the panel is open joins the list', async () => {
  const name = `Live ${crypto.randomUUID().slice(0, 8)}`;
  const { store } = await openPortal({ provider, path: `/${brand.singular}Dashboard` });
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }, patience));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(panel).not.toHaveTextContent('Loading'), patience);
  await bookedRequest({ provider, name, days: 130 });
  const { token, user } = await signedIn(provider, 'provider');
  const path = `/api/v1/MessageBoard/GetNotification/${user.id}/${user.userTypeId}`;
  await waitFor(async () => {
    const stored: readonly { readonly eventName: string }[] = await callApi(path, undefined, token, 'GET');
    expect(stored.map(({ eventName }) => eventName)).toContain(name);
  }, patience);
  // As the live connection does for a new notification.
  act(() => void store.dispatch(serverData.util.invalidateTags(['live'])));
  await waitFor(() => expect(panel).toHaveTextContent(name), patience);
}, 60_000);
