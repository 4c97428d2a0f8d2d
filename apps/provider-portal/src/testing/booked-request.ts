import { brand } from '@repo/domain/brand';
import { orderItemTypes } from '@repo/domain/cart/order-line';
import { defaultRecapOrientation } from '@repo/domain/recap/recap-brief';
import type { CheckMove } from '@repo/domain/machine/check-machine';
import { addDays } from '@repo/domain/time/calendar-day';
import type { CalendarDay } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { callApi } from '@repo/shell/testing/call-api';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { signedIn } from './people.ts';

const place = { currentLocation: '290 Bremner Blvd, Toronto, ON', latitude: 43.6426, longitude: -79.3871 };
const postalCode = 'M5V 3L9';

/** Long enough for every booking of a test file with a provider who only works on weekends, and is away for some. */
const searchedDays = 120;

type Wanted = {
  /** The username of the provider in the demo. */
  readonly provider: string;
  readonly name: string;
  /** The first day to try, in days from today. */
  readonly days: number;
  readonly hours?: number;
  readonly startHour?: number;
  readonly host?: string;
  /** More fields of the event. */
  readonly changes?: object;
  readonly recap?: { readonly quantity: number; readonly music: string };
};

/** Books and pays an event through the API, as a host does. Its request then waits for the provider's answer. */
export async function bookedRequest(wanted: Wanted) {
  const { provider, name, days, hours = 2, startHour = 14, host = 'vikram', changes, recap } = wanted;
  const providerSession = await signedIn(provider, 'provider');
  const hostSession = await signedIn(host, 'host');
  const providerId = providerSession.user.id;
  const day = await freeDay(providerId, hostSession.token, { days, hours, startHour });
  const startsAtSeconds = instantOf(day, startHour * 60);
  const event = {
    id: 0,
    UserId: hostSession.user.id,
    status: 'pending',
    eventName: name,
    eventDate: day,
    EventStartTime: startsAtSeconds,
    sbStartTime: startsAtSeconds,
    duration: hours,
    EventTypeId: 1,
    eventLocation: place,
    postalCode,
    contactname: 'Robin',
    phoneNumber: '416 555 0100',
    privacyPolicy: true,
    termsAndConditions: true,
    EventQuestionAnswers: [
      { questionTypeId: 5, answer: 'Family and close friends' },
      { questionTypeId: 7, answer: 'Candid moments' },
    ],
    Order: {
      id: 0,
      orderItems: [
        { OrderItemTypeId: orderItemTypes.provider, SbuserId: providerId },
        ...(recap === undefined ? [] : [recapItemOf(recap)]),
      ],
      reelQuestionAnswers: recap === undefined ? null : [{ questionTypeId: 6, answer: 'Warm and quick' }],
    },
    ...changes,
  };
  const { token } = hostSession;
  const placed = await callApi(
    '/api/Stripe/CreateCheckoutSession',
    { Event: event, orderItemGroupId: 0 },
    token,
  );
  const { eventId, orderItemGroupId, url } = placed;
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  await fetch(`${location.origin}/sandbox/pay/${sessionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card: '4242424242424242' }),
  });
  await callApi(`/api/Stripe/MakePayment/${eventId}/${orderItemGroupId}`, {}, token);
  const answer = (accepts: boolean) =>
    callApi(
      `/api/v1/${brand.slug}/Event/${providerId}`,
      { Id: providerId, EventId: eventId, isActive: accepts, reason: accepts ? null : 'Away' },
      providerSession.token,
      'PUT',
    );
  const check = (move: CheckMove) =>
    callApi(
      `/api/v1/${brand.slug}/Event/UpdateCheckStatus/${eventId}`,
      { id: eventId, sbUserId: providerId, checkedStatus: move },
      providerSession.token,
      'PUT',
    );
  return { check, eventId, orderId: orderItemGroupId, day, startsAtSeconds, providerId, answer };
}

const recapItemOf = ({ quantity, music }: NonNullable<Wanted['recap']>) => ({
  OrderItemTypeId: orderItemTypes.recap,
  quantity,
  reelDetail: { music, orientation: defaultRecapOrientation, reelType: 'Happy' },
});

/** Returns the first day on which search offers the provider at that time. */
async function freeDay(
  providerId: number,
  hostToken: string,
  { days, hours, startHour }: Required<Pick<Wanted, 'days' | 'hours' | 'startHour'>>,
): Promise<CalendarDay> {
  for (let ahead = days; ahead < days + searchedDays; ahead += 1) {
    const day = addDays(todayInToronto(nowSeconds()), ahead);
    const search = {
      eventDate: day,
      userLongitude: place.longitude,
      userLatitude: place.latitude,
      sBStartTime: instantOf(day, startHour * 60),
      duration: hours,
      postalCode,
    };
    // As the host: guests may search less often than the tests do.
    const found: { id: number }[] = await callApi(
      `/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`,
      search,
      hostToken,
    );
    if (found.some(({ id }) => id === providerId)) return day;
  }
  throw new Error(`the provider has no free day within ${searchedDays} days`);
}
