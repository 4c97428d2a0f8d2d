import type { EventTab } from '@repo/domain/site/dashboard-address';
import { withTexts } from '@repo/i18n/part-texts';
import { PartLoading } from '@repo/shell/frame/part-loading';
import { lazyPart } from '@repo/ui/loading/lazy-part';

/** The extend and tip pages of an event, which share what is chosen, loaded when one of them is first opened. */
export const ExtendTip = lazyPart(
  withTexts(async () => (await import('../features/extend-tip/extend-tip.tsx')).ExtendTip, 'extendTip'),
  PartLoading,
);

export const EventInvoice = lazyPart(
  withTexts(async () => (await import('../features/invoice/invoice-tab.tsx')).InvoiceTab, 'hostInvoice'),
  PartLoading,
);

export const EventReview = lazyPart(
  withTexts(
    async () => (await import('../features/event-review/event-review.tsx')).EventReview,
    'eventReview',
  ),
  PartLoading,
);

export const EventGallery = lazyPart(
  withTexts(
    async () => (await import('./gallery-tab.tsx')).GalleryTab,
    'gallery',
    'eventConsents',
    'uploads',
  ),
  PartLoading,
);

/** The parts that are loaded for a tab. */
export const eventTabParts: Readonly<Partial<Record<EventTab, { readonly load: () => Promise<void> }>>> = {
  Extend: ExtendTip,
  Tip: ExtendTip,
  Gallery: EventGallery,
  Invoice: EventInvoice,
  Review: EventReview,
};
