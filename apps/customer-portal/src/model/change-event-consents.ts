import { serverData } from '@repo/api-client/server-data';
import type { EventConsents } from '@repo/contracts/events/event-consents';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';
import { hostEvent } from './api/host-event.ts';
import { hostEvents } from './api/host-events.ts';

type Change = Partial<EventConsents>;

/** Shows changed consents of an event wherever it is loaded; returns how to take that back. */
export const showEventConsents =
  (eventId: number, change: Change): AppThunk<() => void> =>
  (dispatch, getState) => {
    const lists = hostEvents.util.selectCachedArgsForQuery(getState(), 'hostEvents');
    const patches = [
      dispatch(hostEvent.util.updateQueryData('hostEvent', eventId, (shown) => ({ ...shown, ...change }))),
      ...lists.map((list) =>
        dispatch(
          hostEvents.util.updateQueryData('hostEvents', list, (shown) => ({
            ...shown,
            items: shown.items.map((event) => (event.id === eventId ? { ...event, ...change } : event)),
          })),
        ),
      ),
    ];
    return () => {
      for (const { undo } of patches) undo();
    };
  };

/** Gives or withdraws consents of an event; returns whether that was saved. */
export const saveEventConsents =
  (eventId: number, change: Change): AppThunk<Promise<boolean>> =>
  async (dispatch, _, { call }) => {
    const input = { params: { eventId: String(eventId) }, body: change };
    const saved = await call('PUT /api/v1/User/EventSetup/Consents/:eventId', input);
    if (!saved.ok) return false;
    dispatch(actionSucceeded('saved_successfully'));
    // A reply that was on its way may have shown the state from before.
    dispatch(serverData.util.invalidateTags(['live']));
    return true;
  };
