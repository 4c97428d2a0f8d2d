import { signIn } from '../actors.ts';
import { makeAcceptedEvent } from '../bookings/make-accepted-event.ts';
import type { PaidEvent } from '../bookings/make-paid-event.ts';
import { createProvider } from '../provider-factory.ts';
import type { TestApi } from '../test-api.ts';

/** Creates a paid and accepted booking in which an account is the host, or the provider if it is one. */
export async function makeBooking(
  api: Pick<TestApi, 'database' | 'clock' | 'jobs'>,
  accountId: number,
): Promise<PaidEvent> {
  const { kind, providerId } = await api.database
    .selectFrom('account')
    .leftJoin('provider', 'provider.accountId', 'account.id')
    .select(['kind', 'provider.accountId as providerId'])
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow();
  return makeAcceptedEvent(api, {
    hostId: kind === 'provider' ? (await signIn(api, 'host')).accountId : accountId,
    providerIds: [providerId ?? (await createProvider(api.database)).id],
  });
}
