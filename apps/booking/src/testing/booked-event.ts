import { brand } from '@repo/domain/brand';
import { noRecap } from '@repo/domain/recap/recap-choice';
import { recapPricesOf } from '@repo/domain/recap/recap-price';
import type { BookedEvent } from '@repo/shell/store/addition-cart';
import { newBookingBody } from '../model/checkout/checkout-body.ts';
import { emptyRecapBrief } from '../model/store/recap.ts';
import { callApi, demoSession, filledForm, freeProviders, payAt } from './booking-on-device.ts';

/** What is charged at a payment page of the sandbox, and whether it still can be. */
export async function paymentAt(address: string): Promise<{ amount: number; status: string }> {
  return (await fetch(address, { headers: { accept: 'application/json' } })).json();
}

/** The first day from then on at which somebody of the demonstration is free. */
async function freeDay(providerId: number, days: number) {
  for (let ahead = days; ahead < days + 7; ahead += 1) {
    const values = filledForm(ahead);
    const provider = (await freeProviders(values)).find(({ id }) => id === providerId);
    if (provider !== undefined) return { values, provider };
  }
  throw new Error('nobody works in that week');
}

/** An event that is paid, and that Maya of the demonstration has accepted, as the dashboard knows it. */
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
