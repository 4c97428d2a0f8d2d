import { addDays } from '@repo/domain/time/calendar-day';
import { todayInToronto } from '@repo/domain/time/earliest-bookable-day';
import { instantOf } from '@repo/domain/time/wall-clock';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { callApi } from '@repo/shell/testing/call-api';
import { demoSession } from '@repo/shell/testing/demo-session';
import { payAt } from '@repo/shell/testing/pay-at';

type Item = {
  readonly OrderItemTypeId: number;
  readonly SbuserId?: number;
  readonly [field: string]: unknown;
};

/** Returns the id of a demo event by its name. */
export async function eventIdOf(list: string, name: string, host = 'host'): Promise<number> {
  const { token, user } = await demoSession(host, 'host');
  const events = await callApi(`/api/v1/User/EventSetup/list/${user.id}/${list}`, undefined, token, 'GET');
  return events.find(({ eventName }: { eventName: string }) => eventName === name).id;
}

/** Returns the id of a provider of an event by the first name. */
export async function providerIdOf(eventId: number, name: string): Promise<number> {
  const { token } = await demoSession('host', 'host');
  const path = `/api/v1/User/EventSetup/GetExtendTipEvent/${eventId}`;
  const { sbInfo } = await callApi(path, undefined, token, 'GET');
  return sbInfo.find(({ firstName }: { firstName: string }) => firstName === name).id;
}

/** Buys additions to an event in another window, as the booking does. */
export async function buyAdditions(
  eventId: number,
  orderItems: readonly Item[],
  vision?: string,
): Promise<void> {
  const { token, user } = await demoSession('host', 'host');
  const reelQuestionAnswers = vision === undefined ? null : [{ questionTypeId: 6, answer: vision }];
  const Order = { id: 0, orderItems, reelQuestionAnswers };
  const body = { Event: { id: eventId, UserId: user.id, Order }, orderItemGroupId: 0 };
  const placed = await callApi('/api/Stripe/CreateCheckoutSession', body, token);
  await payAt(placed.url);
  await callApi(`/api/Stripe/MakePayment/${eventId}/${placed.orderItemGroupId}`, {}, token);
}

/** Saves a draft out of reach of every provider, in a month, and returns by when it is answered. */
export async function saveDraft(host: string, eventName: string): Promise<number> {
  const { token, user } = await demoSession(host, 'host');
  const eventDate = addDays(todayInToronto(nowSeconds()), 30);
  const startsAtSeconds = instantOf(eventDate, 14 * 60);
  const event = {
    id: 0,
    userId: user.id,
    eventName,
    eventDate,
    eventStartTime: startsAtSeconds,
    sbstartTime: startsAtSeconds,
    apartment: '',
    additionalNotes: '',
    duration: 2,
    isActive: true,
    eventTypeId: 1,
    eventLocation: { id: 0, eventId: 0, currentLocation: 'M5H 1A1', longitude: 10, latitude: 10 },
    contactname: '',
    phoneNumber: '',
    EventQuestionAnswers: [],
  };
  const { id } = await callApi('/api/v1/User/EventSetup/EventSaveAsDraft', { event }, token);
  const drafts = await callApi(`/api/v1/User/EventSetup/Drafts/${user.id}`, undefined, token, 'GET');
  return drafts.find((draft: { id: number }) => draft.id === id).deadline;
}
