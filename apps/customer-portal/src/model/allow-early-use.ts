import { serverData } from '@repo/api-client/server-data';
import { eventGallery } from '@repo/gallery/api/event-gallery';
import { actionSucceeded } from '@repo/shell/notices/notices-slice';
import type { AppThunk } from '@repo/shell/store/use-app-dispatch';

/** Lets the providers of an event use its photos before the embargo ends, or no longer; shown at once. */
export const allowEarlyUse =
  (eventId: number, isAllowed: boolean): AppThunk<Promise<void>> =>
  async (dispatch, _, { call }) => {
    const patch = dispatch(
      eventGallery.util.updateQueryData('eventGallery', { kind: 'host', eventId }, (shown) => ({
        ...shown,
        pages: shown.pages.map((page) => ({
          ...page,
          event: { ...page.event, isEarlyProfileUseAllowed: isAllowed },
        })),
      })),
    );
    const input = { params: { eventId: String(eventId) }, body: { isAllowed } };
    const result = await call('PUT /api/v1/User/EventGallery/ProfileUse/:eventId', input);
    if (!result.ok) return patch.undo();
    dispatch(actionSucceeded('updated_successfully'));
    // A reply that was on its way may have shown the state from before.
    dispatch(serverData.util.invalidateTags(['gallery']));
  };
