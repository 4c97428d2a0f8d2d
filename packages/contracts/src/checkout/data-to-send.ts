import { bookingLimits, screenLimits, textLimits } from '@repo/domain/limits';
import type { EventStatus } from '@repo/domain/machine/event-machine';
import { z } from 'zod';
import { anyCasing } from '../wire/any-casing.ts';
import { id, idOrZero } from '../wire/ids.ts';
import {
  eventAnswers,
  notRead,
  recapAnswers,
  sentEventConsents,
  sentEventLocation,
  sentEventTexts,
} from '../wire/sent-event.ts';
import { text } from '../wire/texts.ts';
import { epochSeconds, sentEventDate } from '../wire/times.ts';
import { orderItem } from './order-items.ts';

/** Statuses that a client may send; the server decides the actual one. */
const eventStatuses = {
  pending: 'pending',
  draft: 'draft',
  reelOnly: 'reelOnly',
  upcoming: 'upcoming',
  completed: 'completed',
  cancel: 'cancel',
} as const satisfies { readonly [Status in EventStatus]: Status };

export const eventStatus = z.enum(eventStatuses);

const order = z.object({
  id: idOrZero.nullish(),
  orderItems: z.array(orderItem).max(screenLimits.unpagedItems),
  orderDiscountDetail: z.object({ id }).nullish(),
  reelQuestionAnswers: recapAnswers.nullish(),
  serviceFee: notRead,
  tax: notRead,
  taxInPercentage: notRead,
  discount: notRead,
  /**
   * The total that the host has seen. The order is refused if it costs anything else; not compared when absent
   * (A-102).
   */
  totalAmount: z.number().nonnegative().max(1_000_000_000).nullish(),
});

/** 0 for a recap-only event, which has no hours and no day (S1§3 "Reel-only event"). */
const hoursOrNone = z.int().nonnegative().max(bookingLimits.durationHours.to);

/**
 * The event of any checkout: a new one with everything S1§3 lists, a saved one by its ids only. The command
 * checks which fields are required.
 */
const event = z.object({
  ...sentEventTexts,
  ...sentEventConsents,
  eventName: sentEventTexts.eventName.nullish(),
  status: eventStatus.nullish(),
  /** 0 is always a new event; the id of an unpaid one replaces its order. */
  id: idOrZero.nullish(),
  eventDate: sentEventDate.nullish(),
  sbStartTime: epochSeconds.nullish(),
  EventStartTime: epochSeconds.nullish(),
  duration: hoursOrNone.nullish(),
  notes: sentEventTexts.additionalNotes,
  IsActive: notRead,
  EventTypeId: idOrZero.nullish(),
  eventLocation: sentEventLocation.nullish(),
  UserId: id.nullish(),
  postalCode: text(textLimits.postalCode).nullish(),
  affiliateCode: text(textLimits.affiliateCode).nullish(),
  EventQuestionAnswers: eventAnswers.nullish(),
  Order: order,
});

/** One payload for every checkout: new, draft, extension, tip, recap alone (S1§3, A-72, A-84). */
export const dataToSend = anyCasing(z.object({ Event: event, orderItemGroupId: idOrZero.nullish() }));
export type DataToSend = z.input<typeof dataToSend>;
/** The payload as the server parses it. */
export type SentCheckout = z.output<typeof dataToSend>;
