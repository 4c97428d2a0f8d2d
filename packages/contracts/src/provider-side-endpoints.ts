import type { Endpoint } from './endpoint.ts';
import { downloadEndpoints } from './galleries/downloads.ts';
import { hostGalleryEndpoints } from './galleries/host-gallery.ts';
import { providerGalleryEndpoints } from './galleries/provider-gallery.ts';
import { sharedGalleryEndpoints } from './galleries/shared-gallery.ts';
import { messageEndpoints } from './messages/message-board.ts';
import { calendarFeedEndpoints } from './my-events/calendar-feed.ts';
import { providerEventEndpoints } from './my-events/provider-events.ts';
import { notificationEndpoints } from './notifications/notifications.ts';
import { payoutEndpoints } from './payouts/onboarding.ts';
import { profileEndpoints } from './profiles/profile-endpoints.ts';
import { recapEndpoints } from './recaps/recaps.ts';
import { requestEndpoints } from './requests/event-requests.ts';
import { scheduleEndpoints } from './schedules/schedules.ts';

/** The provider's endpoints, and the galleries, messages and notifications of both sides. */
export const providerSideEndpoints = [
  ...requestEndpoints,
  ...providerEventEndpoints,
  ...calendarFeedEndpoints,
  ...hostGalleryEndpoints,
  ...providerGalleryEndpoints,
  ...sharedGalleryEndpoints,
  ...downloadEndpoints,
  ...recapEndpoints,
  ...profileEndpoints,
  ...scheduleEndpoints,
  ...payoutEndpoints,
  ...messageEndpoints,
  ...notificationEndpoints,
] as const satisfies readonly Endpoint[];
