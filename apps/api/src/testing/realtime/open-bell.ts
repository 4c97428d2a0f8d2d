import assert from 'node:assert/strict';
import { notify } from '../../modules/notifications/notifications.module.ts';
import type { Secrets } from '../../secrets.ts';
import { signInApproved } from '../access/approved-provider.ts';
import { signIn } from '../actors.ts';
import type { TestActor } from '../actors.ts';
import { makePaidEvent } from '../bookings/make-paid-event.ts';
import { call } from '../calls.ts';
import type { TestApi } from '../test-api.ts';

/** Creates a host and a provider with an event, and returns functions that add notifications and read them. */
export async function openBell(api: TestApi & { readonly secrets?: Secrets }) {
  const host = await signIn(api, 'host');
  const provider = await signInApproved(api);
  const { eventId } = await makePaidEvent(api, {
    hostId: host.accountId,
    providerIds: [provider.accountId],
  });
  let count = 0;
  return {
    host,
    provider,
    /** Records a notification without a push, as if the process had been killed before sending it. */
    tellHost: (): Promise<void> => {
      count += 1;
      const about = { type: 'accepted', about: `line ${count}` } as const;
      const sides = { receiverId: host.accountId, senderId: provider.accountId, eventId };
      return notify(api.database, { ...sides, ...about }, api.clock.nowMs());
    },
    /** Reads the list, which marks its notifications as seen. */
    read: async ({ accountId, headers }: TestActor, query = ''): Promise<void> => {
      const list = `/api/v1/MessageBoard/GetNotification/${accountId}/1${query}`;
      assert.equal((await call(api, 'GET', list, undefined, { headers })).statusCode, 200);
    },
  };
}
