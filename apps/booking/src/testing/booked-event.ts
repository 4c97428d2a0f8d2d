import { brand } from '@repo/domain/brand';
import { standardFeeRates } from '@repo/domain/money/fee-rates';
import { noRecap } from '@repo/domain/recap/recap-choice';
import { recapPricesOf } from '@repo/domain/recap/recap-price';
import type { BookedEvent } from '@repo/cart/addition-cart';
import { newBookingBody } from '../features/booking-cart/checkout/checkout-body.ts';
import { emptyRecapBrief } from '../model/store/recap.ts';
import { callApi } from '@repo/shell/testing/call-api';
import { payAt } from '@repo/shell/testing/pay-at';
import { demoSession, filledForm, freeProviders } from './booking-on-device.ts';

/** Returns the amount and the status of a sandbox payment page. */
export async function paymentAt(address: string): Promise<{ amount: number; status: string }> {
  return (await fetch(address, { headers: { accept: 'application/json' } })).json();
}

/** Returns the first day, this many days ahead or later, on which a demo provider is available. */
async function freeDay(providerId: number, days: number) {
  for (let ahead = days; ahead < days + 60; ahead += 1) {
    const values = filledForm(ahead);
    const provider = (await freeProviders(values)).find(({ id }) => id === providerId);
    if (provider !== undefined) return { values, provider };
  }
  throw new Error('Maya has no free day in those weeks');
}

/** Books and pays an event that the demo provider Maya has accepted. */
export async function bookedEvent(days: number) {
  const host = await demoSession();
  const maya = await callApi('/api/v1/login/SBUser', { userName: 'maya@demo.test', password: 'Demo!123' });
  const { values, provider } = await freeDay(maya.user.id, days);
  const booking = {
    eventForm: { values, unpaid: null },
    answers: { 5: 'Cake', 7: 'Candid', 8: '', 9: '' },
    providers: [provider],
    recap: { ...noRecap, brief: emptyRecapBrief, isAnswered: true },
    recapPrices: recapPricesOf(null),
    discountId: null,
    totals: null,
    rates: standardFeeRates(),
  };
  const body = newBookingBody(booking, { userId: host.user.id, affiliateCode: null });
  const placed = await callApi('/api/Stripe/CreateCheckoutSession', body, host.token);
  const { eventId, orderItemGroupId: orderId } = placed;
  await payAt(placed.url);
  await callApi(`/api/Stripe/MakePayment/${eventId}/${orderId}`, {}, host.token);
  const answer = { Id: provider.id, EventId: eventId, isActive: true };
  await callApi(`/api/v1/${brand.slug}/Event/${provider.id}`, answer, maya.token, 'PUT');
  const read = () =>
    callApi(`/api/v1/User/EventSetup/GetExtendTipEvent/${eventId}`, undefined, host.token, 'GET');
  const { eventName, eventDate, sbstartTime: startsAtSeconds, duration: durationHours } = await read();
  const event: BookedEvent = { eventId, orderId, eventName, eventDate, startsAtSeconds, durationHours };
  return { event, providerId: provider.id, name: `${provider.firstName} ${provider.lastName}`, read };
}
