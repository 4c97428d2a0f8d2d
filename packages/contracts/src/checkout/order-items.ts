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

/** What the host wishes the recap to be (S1§3 "reelDetail"). */
export const recapDetail = z.object({
  logoUrl: fileReference.nullish(),
  musicFilePath: fileReference.nullish(),
  music: text(textLimits.musicGenre),
  orientation: z.enum(Object.values(recapOrientations)),
  reelType: text(recapTypeLength).nullish(),
});
export type RecapDetail = z.input<typeof recapDetail>;

/** Every line may repeat what the cart shows of it: ids of providers and quantities are read, prices never. */
const shownFields = {
  /** In the specs' cart the provider's own id, as the line is made of the provider's fields (S1§3). */
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
  /** The hours; the duration of the event decides, for every provider alike (S1§3). */
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

/** The amount of a tip is the host's own choice, the one price that is read. */
const tipItem = z.object({
  ...shownFields,
  OrderItemTypeId: z.literal(orderItemTypes.tip),
  SbuserId: id,
  tipPrice_: dollars.max(dollarsOf(cents(moneyLimits.customTipCents.to))),
});

/** A line as the cart sends it, told apart by its type (S1§3, A-84). */
export const orderItem = z.discriminatedUnion('OrderItemTypeId', [
  providerItem,
  recapItem,
  extensionItem,
  tipItem,
]);
export type OrderItem = z.input<typeof orderItem>;
