import assert from 'node:assert/strict';
import { shareCart } from '@repo/domain/cart/line-shares';
import { totalOfLine } from '@repo/domain/cart/order-line';
import type { OrderLine } from '@repo/domain/cart/order-line';
import type { Discount } from '@repo/domain/cart/discount';
import { priceCart } from '@repo/domain/cart/price-cart';
import { standardFeeRates } from '@repo/domain/money/fee-rates';
import { secondsPerHour } from '@repo/domain/time/seconds';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { productLogger } from '../../http/request-log.ts';
import { newsTeller } from '../../modules/booking-news/booking-news.module.ts';
import { occupyTime } from '../../modules/matching/matching.module.ts';
import { orderKinds, ordersIn } from '../../modules/orders/orders.module.ts';
import { completeOrder, openPayment, settleOrder } from '../../modules/payments/payments.module.ts';
import { spendPromoCode } from '../../modules/promo-codes/promo-codes.module.ts';
import type { TestShop } from '../test-shop.ts';
import { addUnpaidEvent } from '../bookings/add-unpaid-event.ts';

/** A line with whom it is for, and for an extension or a tip, which booking it belongs to. */
export type BoughtLine = {
  readonly line: OrderLine;
  readonly providerId?: number;
  readonly bookingLineId?: number;
};

type Purchase = {
  readonly hostId: number;
  /** An addition to an event that is paid already; otherwise a new event. */
  readonly eventId?: number;
  readonly startsAtSeconds: number;
  readonly lines: readonly BoughtLine[];
  readonly code?: { readonly promoCodeId: number; readonly discount: Discount };
  readonly card?: string;
};

export type Bought = {
  readonly eventId: number;
  readonly orderId: number;
  readonly lineIds: readonly number[];
};

/** An order of any lines at any price, really paid where there is something to pay. */
export async function buyLines(shop: TestShop, purchase: Purchase): Promise<Bought> {
  const { database, clock, jobs, payments } = shop;
  const placed = await inTransaction(database, (transaction) => place(transaction, purchase, clock.nowMs()));
  const deps = {
    database,
    clock,
    jobs,
    payments,
    tell: newsTeller(jobs),
    logger: productLogger('silent'),
  };
  if (placed.totalCents === 0) {
    await inTransaction(database, async (transaction) => {
      const whole = await ordersIn(transaction).lockWhole(placed.orderId);
      assert.ok(whole !== undefined);
      await completeOrder(transaction, deps, whole, new Date(clock.nowMs()));
    });
  } else {
    const opened = await openPayment(deps, placed.orderId);
    assert.ok(opened.ok);
    assert.notEqual(await shop.pay(opened.value.sessionId, purchase.card), undefined);
    assert.equal(await settleOrder(deps, placed.orderId, { isEnding: false }), 'paid');
  }
  return placed;
}

async function place(transaction: Database, purchase: Purchase, nowMs: number) {
  const { hostId, startsAtSeconds, lines, code } = purchase;
  const now = new Date(nowMs);
  const cart = {
    lines: lines.map(({ line }) => line),
    discount: code?.discount ?? null,
    rates: standardFeeRates(),
  };
  const price = priceCart(cart);
  const eventId =
    purchase.eventId ?? (await addUnpaidEvent(transaction, { hostId, startsAtSeconds }, now)).id;
  const use =
    code &&
    (await spendPromoCode(
      transaction,
      { promoCodeId: code.promoCodeId, accountId: hostId, amountCents: price.discountCents },
      now,
    ));
  assert.notEqual(use?.ok, false);
  const orderId = await ordersIn(transaction).add({
    event_id: eventId,
    host_id: hostId,
    kind: purchase.eventId === undefined ? orderKinds.newBooking : orderKinds.addition,
    state: 'open',
    promo_code_use_id: use?.ok === true ? use.value.useId : null,
    discount_type: code?.discount.type ?? null,
    discount_value: code === undefined ? null : valueOf(code.discount),
    is_gift_card: code?.discount.type === '$' && code.discount.isGiftCard,
    service_fee_rate: cart.rates.serviceFee,
    tax_rate: cart.rates.tax,
    discount_cents: price.discountCents,
    promo_balance_cents: price.promoBalanceCents,
    subtotal_cents: price.subtotalCents,
    service_fee_cents: price.serviceFeeCents,
    tax_cents: price.taxCents,
    tips_cents: price.tipsCents,
    total_cents: price.totalCents,
    created_at: now,
    holds_until: new Date(nowMs + 36 * 60_000),
  });
  const shares = shareCart(cart);
  const lineIds: number[] = [];
  for (const [index, { line, providerId = null, bookingLineId = null }] of lines.entries()) {
    const share = shares[index];
    assert.ok(share !== undefined);
    const occupancyId =
      line.kind === 'provider' && providerId !== null
        ? await hold(transaction, { providerId, startsAtSeconds, hours: line.durationHours }, nowMs)
        : null;
    const quantity = quantityOf(line);
    lineIds.push(
      ...(await ordersIn(transaction).addLines([
        {
          order_id: orderId,
          position: index + 1,
          kind: line.kind,
          provider_id: providerId,
          booking_line_id: bookingLineId,
          quantity,
          unit_cents: totalOfLine(line) / quantity,
          gross_cents: share.grossCents,
          discount_cents: share.discountCents,
          service_fee_cents: share.serviceFeeCents,
          tax_cents: share.taxCents,
          total_cents: share.totalCents,
          state: 'hold',
          occupancy_id: occupancyId,
        },
      ])),
    );
  }
  if (price.totalCents > 0)
    await ordersIn(transaction).addPayment({
      order_id: orderId,
      amount_cents: price.totalCents,
      state: 'asked',
      session_ends_at: new Date(nowMs + 31 * 60_000),
      success_url: 'http://product.test/EventBookRequested',
      cancel_url: 'http://product.test/event_booking',
      created_at: now,
    });
  return { eventId, orderId, lineIds, totalCents: price.totalCents };
}

const valueOf = (discount: Discount): number => (discount.type === '%' ? discount.rate : discount.valueCents);

function quantityOf(line: OrderLine): number {
  switch (line.kind) {
    case 'provider':
      return line.durationHours;
    case 'recap':
      return line.quantity;
    case 'extension':
      return line.extraHours;
    case 'tip':
      return 1;
  }
}

async function hold(
  transaction: Database,
  wanted: { readonly providerId: number; readonly startsAtSeconds: number; readonly hours: number },
  nowMs: number,
): Promise<number> {
  const { providerId, startsAtSeconds, hours } = wanted;
  const nowSeconds = Math.floor(nowMs / 1000);
  const held = await occupyTime(
    transaction,
    {
      providerId,
      state: 'hold',
      startsAtSeconds,
      endsAtSeconds: startsAtSeconds + hours * secondsPerHour,
      expiresAtSeconds: nowSeconds + 36 * 60,
    },
    nowSeconds,
  );
  assert.ok(held.ok);
  return held.value;
}
