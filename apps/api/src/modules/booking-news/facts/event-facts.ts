import { cancellationDeadlinesOf } from '@repo/domain/refund/refund-terms';
import type { MailFact } from '../../../mails/booking-mail-values.ts';
import type { Saying } from '../../../mails/saying.ts';
import type { LineRecord } from '../../orders/orders.module.ts';
import type { MoneyBack } from '../money-back.repository.ts';
import type { Person } from '../news.repository.ts';
import type { Booking, ProviderLine } from '../read-booking.ts';
import { startsAtSecondsOf, workingTimeOf, workingTimeOfLine } from './working-time.ts';

export const fact = (label: MailFact['label'], value: Saying): MailFact => ({ label, value });

const factIf = (label: MailFact['label'], text: string): readonly MailFact[] =>
  text.trim() === '' ? [] : [fact(label, text)];

const recapCountOf = (lines: readonly LineRecord[]): number =>
  lines.reduce((count, { kind, quantity }) => (kind === 'recap' ? count + quantity : count), 0);

/** Which event it is. A recap by itself has neither a time nor a place (S1§3). */
export const hostFacts = (booking: Booking): readonly MailFact[] => [
  fact('event', booking.event.name),
  fact('eventId', booking.event.publicId),
  ...(booking.event.status === 'reelOnly'
    ? []
    : [fact('time', workingTimeOf(booking)), fact('place', placeOf(booking))]),
];

/** Until when the host may still cancel, and what comes back then; nothing once that is over. */
export function cancellationFacts(booking: Booking, nowSeconds: number): readonly MailFact[] {
  if (booking.event.status === 'reelOnly') return [];
  const { fullRefundUntilSeconds, cancelUntilSeconds } = cancellationDeadlinesOf(startsAtSecondsOf(booking));
  const deadlines = [
    { label: 'fullRefundUntil', atSeconds: fullRefundUntilSeconds },
    { label: 'partRefundUntil', atSeconds: cancelUntilSeconds },
  ] as const;
  return deadlines
    .filter(({ atSeconds }) => atSeconds >= nowSeconds)
    .map(({ label, atSeconds }) => fact(label, { atSeconds }));
}

/** What a provider may know before accepting: no name but the first, and the area instead of the address. */
export const requestFacts = (
  booking: Booking,
  line: ProviderLine,
  provider: Pick<Person, 'locale'>,
): readonly MailFact[] => [
  fact('event', booking.event.name),
  fact('eventType', booking.eventTypeIn(provider)),
  fact('host', { people: [booking.host.firstName] }),
  ...timeFacts(booking, line),
  fact('area', booking.event.postalCode.slice(0, 3)),
  ...workFacts(booking, line),
  fact('eventId', booking.event.publicId),
];

/** What a provider needs to do the job. */
export const jobFacts = (
  booking: Booking,
  line: ProviderLine,
  provider: Pick<Person, 'locale'>,
): readonly MailFact[] => [
  fact('event', booking.event.name),
  fact('eventType', booking.eventTypeIn(provider)),
  ...timeFacts(booking, line),
  fact('place', placeOf(booking)),
  fact('host', { people: [`${booking.host.firstName} ${booking.host.lastName}`] }),
  ...factIf('contact', booking.event.contactName),
  ...factIf('phone', booking.event.contactPhone),
  ...factIf('notes', booking.event.notes),
  ...workFacts(booking, line),
  fact('eventId', booking.event.publicId),
];

/** Which job it was, for those who do not have it any more. */
export const formerJobFacts = (booking: Booking, line: ProviderLine): readonly MailFact[] => [
  fact('event', booking.event.name),
  fact('time', workingTimeOfLine(booking, line)),
  fact('eventId', booking.event.publicId),
];

/** What goes back; a gift card gets its own part. */
export const moneyBackFacts = ({ cardCents, giftCardCents }: MoneyBack): readonly MailFact[] => [
  ...(cardCents > 0 || giftCardCents === 0 ? [fact('backToCard', { cents: cardCents })] : []),
  ...(giftCardCents > 0 ? [fact('backToGiftCard', { cents: giftCardCents })] : []),
];

/** What is added to the job of one provider: extra hours and tips are theirs, recaps are made of everybody's files. */
export function additionFacts(line: ProviderLine, added: readonly LineRecord[]): readonly MailFact[] {
  const own = added.filter(({ bookingLineId }) => bookingLineId === line.id);
  return [
    ...own.flatMap(({ kind, quantity, grossCents }) =>
      kind === 'extension' ? [fact('extraTime', { hours: quantity })] : [fact('tip', { cents: grossCents })],
    ),
    ...recapFacts(added),
  ];
}

const recapFacts = (lines: readonly LineRecord[]): readonly MailFact[] =>
  recapCountOf(lines) === 0 ? [] : [fact('recaps', String(recapCountOf(lines)))];

/** A host may want somebody before or after the guests arrive (S1§4). */
const timeFacts = (booking: Booking, line: ProviderLine): readonly MailFact[] => [
  fact('time', workingTimeOfLine(booking, line)),
  ...(booking.event.startsAt.getTime() === booking.event.providerStartsAt.getTime()
    ? []
    : [fact('eventStart', { atSeconds: booking.event.startsAt.getTime() / 1000 })]),
];

const workFacts = (booking: Booking, line: ProviderLine): readonly MailFact[] => [
  ...recapFacts(booking.lines.filter(({ orderId }) => orderId === line.orderId)),
  fact('earnings', { cents: line.grossCents }),
];

const placeOf = ({ event }: Booking): string =>
  event.apartment.trim() === '' ? event.address : `${event.address}, ${event.apartment}`;
