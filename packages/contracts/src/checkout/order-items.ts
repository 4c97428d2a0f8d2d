import { orderItemTypes } from '@repo/domain/cart/order-line';
import { bookingLimits, moneyLimits, textLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import { recapOrientations } from '@repo/domain/recap/recap-brief';
import { z } from 'zod';
import { dollars } from '../wire/amounts.ts';
import { id } from '../wire/ids.ts';
import { notRead } from '../wire/sent-event.ts';
import { fileReference, text } from '../wire/texts.ts';

/** Longer than any name in the list of recap types. */
const recapTypeLength = 100;

/** The host's brief for the recap (S1§3 "reelDetail"). */
export const recapDetail = z.object({
  logoUrl: fileReference.nullish(),
  musicFilePath: fileReference.nullish(),
  music: text(textLimits.musicGenre),
  orientation: z.enum(Object.values(recapOrientations)),
  reelType: text(recapTypeLength).nullish(),
});

/** Lines may repeat what the cart shows: provider ids and quantities are used, prices never. */
const shownFields = {
  /** The provider's id in the specs' cart, whose lines are made of the provider's fields (S1§3). */
  id: notRead,
  Price: notRead,
  hourlyRate: notRead,
  tipPrice: notRead,
  extendedPrice_: notRead,
  isActive: notRead,
  paymentStatus: notRead,
};

const providerItem = z.object({
  ...shownFields,
  OrderItemTypeId: z.literal(orderItemTypes.provider),
  SbuserId: id,
  /** The hours, which are ignored: the event's duration applies to every provider (S1§3). */
  quantity: notRead,
  tipPrice_: notRead,
  extendedQuantity_: notRead,
});

const recapItem = z.object({
  ...shownFields,
  OrderItemTypeId: z.literal(orderItemTypes.recap),
  SbuserId: z.null().optional(),
  quantity: z.int().min(moneyLimits.recapQuantity.from).max(moneyLimits.recapQuantity.to),
  reelDetail: recapDetail,
});

const extensionItem = z.object({
  ...shownFields,
  OrderItemTypeId: z.literal(orderItemTypes.extension),
  SbuserId: id,
  extendedQuantity_: z
    .int()
    .min(bookingLimits.extensionHours.from)
    .max(bookingLimits.extensionHours.to)
    .default(bookingLimits.extensionHours.from),
});

/** The host chooses the amount of a tip, the only price that is used. */
const tipItem = z.object({
  ...shownFields,
  OrderItemTypeId: z.literal(orderItemTypes.tip),
  SbuserId: id,
  tipPrice_: dollars.max(dollarsOf(cents(moneyLimits.customTipCents.to))),
});

/** A line as the cart sends it, by type (S1§3, A-84). */
export const orderItem = z.discriminatedUnion('OrderItemTypeId', [
  providerItem,
  recapItem,
  extensionItem,
  tipItem,
]);
export type OrderItem = z.input<typeof orderItem>;
