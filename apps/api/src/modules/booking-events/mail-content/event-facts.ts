import { isAddOnKept } from '@repo/domain/machine/line-machines';
import { cancellationOfferAt } from '@repo/domain/refund/refund-terms';
import { secondsOf } from '@repo/domain/time/unix-seconds';
import type { MailFact } from '../../../mails/booking-mail-values.ts';
import type { MailValue } from '../../../mails/mail-value.ts';
import { placeOf } from '../../orders/orders.module.ts';
import type { LineRecord } from '../../orders/orders.module.ts';
import type { ReturnedMoney } from '../booking/returned-money.repository.ts';
import type { Person } from '../booking/person.repository.ts';
import type { Booking, ProviderLine } from '../booking/load-booking.ts';
import { startsAtSecondsOf, workingTimeOf, workingTimeOfLine } from './working-time.ts';

export const fact = (label: MailFact['label'], value: MailValue): MailFact => ({ label, value });

const factIf = (label: MailFact['label'], text: string): readonly MailFact[] =>
  text.trim() === '' ? [] : [fact(label, text)];

const recapCountOf = (lines: readonly LineRecord[]): number =>
  lines.reduce((count, { kind, quantity }) => (kind === 'recap' ? count + quantity : count), 0);

/** Identifies the event to its host. An event with only recaps has neither a time nor a place (S1§3). */
export const hostFacts = (booking: Booking): readonly MailFact[] => [
  fact('event', booking.event.name),
  fact('eventId', booking.event.publicId),
  ...(booking.event.status === 'reelOnly'
    ? []
    : [fact('time', workingTimeOf(booking)), fact('place', placeOf(booking.event))]),
];

/** States until when the host can cancel and for which refund, or that it is too late; nothing once it has started. */
export function cancellationFacts(booking: Booking, nowSeconds: number): readonly MailFact[] {
  if (booking.event.status === 'reelOnly') return [];
  const offer = cancellationOfferAt(startsAtSecondsOf(booking), nowSeconds);
  if (offer.is === 'started') return [];
  if (offer.is === 'none') return [fact('cancelling', { phrase: 'tooLateToCancel' })];
  const partRefund = fact('partRefundUntil', { atSeconds: offer.cancelUntilSeconds });
  return offer.is === 'partial'
    ? [partRefund]
    : [fact('fullRefundUntil', { atSeconds: offer.fullRefundUntilSeconds }), partRefund];
}

/** What a provider may know before accepting: the first name of the host only, and the area instead of the address. */
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

/** What a provider needs to know for the job. */
export const jobFacts = (
  booking: Booking,
  line: ProviderLine,
  provider: Pick<Person, 'locale'>,
): readonly MailFact[] => [
  fact('event', booking.event.name),
  fact('eventType', booking.eventTypeIn(provider)),
  ...timeFacts(booking, line),
  fact('place', placeOf(booking.event)),
  fact('host', { people: [`${booking.host.firstName} ${booking.host.lastName}`] }),
  ...factIf('contact', booking.event.contactName),
  ...factIf('phone', booking.event.contactPhone),
  ...factIf('notes', booking.event.notes),
  ...workFacts(booking, line),
  fact('eventId', booking.event.publicId),
];

/** Identifies a job to a provider who no longer has it. */
export const formerJobFacts = (booking: Booking, line: ProviderLine): readonly MailFact[] => [
  fact('event', booking.event.name),
  fact('time', workingTimeOfLine(booking, line)),
  fact('eventId', booking.event.publicId),
];

/** The returned amounts, card and gift card apart, and how they look on the card after more than one payment. */
export const returnedMoneyFacts = ({
  cardCents,
  cardAmounts,
  giftCardCents,
}: ReturnedMoney): readonly MailFact[] => [
  ...(cardCents > 0 || giftCardCents === 0 ? [fact('backToCard', { cents: cardCents })] : []),
  ...(cardAmounts.length > 1 ? [fact('onYourCard', { amounts: [...cardAmounts] })] : []),
  ...(giftCardCents > 0 ? [fact('backToGiftCard', { cents: giftCardCents })] : []),
];

/** What an order adds for one provider: the extension and tip of the own line, and the recaps of the event. */
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

/** Adds the start of the event where the provider starts at another time (S1§4). */
const timeFacts = (booking: Booking, line: ProviderLine): readonly MailFact[] => [
  fact('time', workingTimeOfLine(booking, line)),
  ...(booking.event.startsAt.getTime() === booking.event.providerStartsAt.getTime()
    ? []
    : [fact('eventStart', { atSeconds: secondsOf(booking.event.startsAt) })]),
];

const workFacts = (booking: Booking, line: ProviderLine): readonly MailFact[] => [
  ...recapFacts(booking.lines.filter(({ orderId }) => orderId === line.orderId)),
  fact('earnings', { cents: earningsOf(booking, line) }),
];

/** What a provider earns before tips: the hours of the line and its paid extension, as their list of events shows it. */
const earningsOf = ({ lines }: Booking, line: ProviderLine): number =>
  lines
    .filter((other) => other.kind === 'extension' && isAddOnKept(other) && other.bookingLineId === line.id)
    .reduce((sum, { grossCents }) => sum + grossCents, line.grossCents);
