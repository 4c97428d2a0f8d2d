import type { HostEvent } from '@repo/contracts/events/host-events';
import type { Locale } from '@repo/i18n/locale';
import { isCancelAllowed } from '../refunds/refunds.module.ts';
import { isAddOnKept, photoAddressOf, presentBookedItems } from './present-booked-items.ts';
import { timelineOf } from './event-timeline.policy.ts';
import type { BookedProviderRecord, HostEventRecord, HostLineRecord } from './host-event.repository.ts';

type Reading = { readonly locale: Locale; readonly nowSeconds: number };

/** An event as its host sees it (J-R11), from the lines of its paid orders; `order` and `orders` go in step. */
export const presentHostEvent = (
  event: HostEventRecord,
  lines: readonly HostLineRecord[],
  { locale, nowSeconds }: Reading,
): HostEvent => {
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))];
  return {
    id: event.id,
    publicId: event.publicId,
    status: event.status,
    eventName: event.name,
    eventDate: Date.parse(event.day) / 1000,
    duration: event.durationHours,
    eventStartTime: secondsOf(event.startsAt),
    sbstartTime: secondsOf(event.providerStartsAt),
    eventType: { name: locale === 'fr-CA' ? event.typeNameFr : event.typeNameEn },
    eventLocation: [{ currentLocation: event.address }],
    sbList: namedProviders(lines)
      .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
      .join(', '),
    isReelExist: lines.some((line) => line.kind === 'recap' && isAddOnKept(line)),
    isCancelEventAllowed: isCancelAllowed(event, lines, nowSeconds),
    order: orderIds.map((id) => ({ id })),
    orders: orderIds.map((id) => ({
      orderItems: presentBookedItems(
        lines.filter(({ orderId }) => orderId === id),
        lines,
      ),
    })),
    sbInfo: providersOf(lines.filter(({ request }) => request === 'accepted')).map((provider) => ({
      id: provider.id,
      firstName: provider.firstName,
      lastName: provider.lastName,
      profileImageUrl: photoAddressOf(provider),
    })),
    email: event.hostEmail,
    timeline: timelineOf(event, lines),
    deadline: firstDeadlineOf(lines),
  };
};

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Who is asked or has accepted; of an event that nobody is left of, everybody who was asked. */
function namedProviders(lines: readonly HostLineRecord[]): readonly BookedProviderRecord[] {
  const standing = lines.filter(({ request }) => request === 'pending' || request === 'accepted');
  return providersOf(standing.length > 0 ? standing : lines.filter(({ request }) => request !== null));
}

/** Each once, in the order of the lines. */
function providersOf(lines: readonly HostLineRecord[]): readonly BookedProviderRecord[] {
  const providers = lines.flatMap(({ provider }) => provider ?? []);
  return [...new Map(providers.map((provider) => [provider.id, provider])).values()];
}

/** When the first open request runs out; nothing once all are answered. */
function firstDeadlineOf(lines: readonly HostLineRecord[]): number | null {
  const open = lines.filter(({ request }) => request === 'pending');
  const deadlines = open.flatMap(({ answerUntil }) => (answerUntil === null ? [] : [secondsOf(answerUntil)]));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
