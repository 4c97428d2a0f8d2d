import { isFirstLoad } from '@repo/shell/server-data/is-first-load';
import { useEventRequestsQuery } from '../../model/api/event-requests.ts';
import { useMyEventsQuery } from '../../model/api/my-events.ts';
import { useProviderId } from '../../model/use-provider-id.ts';
import { useMissing } from './use-missing.ts';

/** Whether something of the strip is still being loaded, so that its height may change. */
export function useIsStripLoading(): boolean {
  const providerId = useProviderId();
  const events = useMyEventsQuery({ providerId, tab: 'upcoming' });
  const requests = useEventRequestsQuery(providerId);
  const missing = useMissing();
  return isFirstLoad(events) || isFirstLoad(requests) || missing === undefined;
}
