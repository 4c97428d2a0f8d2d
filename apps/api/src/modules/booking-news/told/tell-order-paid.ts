import type { MailFact } from '../../../mails/booking-mail-values.ts';
import { ledgerOfEvent } from '../../ledger/ledger.module.ts';
import { orderKinds, ordersIn } from '../../orders/orders.module.ts';
import type { WholeOrder } from '../../orders/orders.module.ts';
import { calendarOf } from '../facts/calendar-entries.ts';
import { additionFacts, cancellationFacts, fact, hostFacts, requestFacts } from '../facts/event-facts.ts';
import { receiptOf } from '../facts/receipt.ts';
import { workingTimeOfLine } from '../facts/working-time.ts';
import { pages } from '../news-desk.ts';
import type { NewsDesk } from '../news-desk.ts';
import { isProviderLine, readBooking } from '../read-booking.ts';
import type { Booking, ProviderLine } from '../read-booking.ts';
import { confirmJob } from './confirm-job.ts';

/** The host's receipt, and to each provider what they have to answer, or what is new at their event. */
export async function tellOrderPaid(desk: NewsDesk, orderId: number): Promise<void> {
  const whole = await ordersIn(desk.transaction).findWhole(orderId);
  if (whole === undefined) throw new Error(`there is news of order ${orderId}, which does not exist`);
  const booking = await readBooking(desk.transaction, whole.event.id);
  const jobs = whole.lines.filter(isProviderLine);
  await sendReceipt(desk, booking, whole, jobs);
  for (const line of jobs) {
    // Whoever has answered meanwhile has been told of that.
    if (line.request === 'pending') await askProvider(desk, booking, line);
    if (line.request === 'accepted') await confirmJob(desk, booking, line);
  }
  if (whole.order.kind === orderKinds.addition) await tellOfAdditions(desk, booking, whole);
}

/** Who has agreed beforehand is booked with the payment: there is no time to answer in. */
const isAgreed = ({ requestedAt, answerUntil }: ProviderLine): boolean =>
  requestedAt !== null && requestedAt.getTime() === answerUntil?.getTime();

async function sendReceipt(
  desk: NewsDesk,
  booking: Booking,
  whole: WholeOrder,
  jobs: readonly ProviderLine[],
): Promise<void> {
  const { order } = whole;
  const { event, host, personOf } = booking;
  const asked = jobs.filter((line) => !isAgreed(line));
  const booked = [...jobs.filter(isAgreed), ...extendedBy(booking, whole)];
  const ledger = await ledgerOfEvent(desk.transaction, event.id);
  const charged = ledger.find(({ orderId }) => orderId === order.id);
  const amounts = receiptOf(order, charged?.lines ?? [], booking);
  const about = `order ${order.id}`;
  const words = { event: event.name, total: { cents: amounts.total.cents } };
  const receipt = {
    firstName: host.firstName,
    link: desk.pageAt(pages.hostEvents),
    facts: [
      ...hostFacts(booking),
      fact('orderNumber', String(order.number)),
      ...answerFacts(asked),
      ...cancellationFacts(booking, desk.nowSeconds),
    ],
    amounts,
    calendar: booked.length === 0 ? undefined : calendarOf(desk, booking, booked, 'host'),
  };
  if (jobs.length === 0) return desk.write(host, 'purchasePaid', about, { ...receipt, words });
  const named = (asked.length > 0 ? asked : jobs).map(({ providerId }) => personOf(providerId).name);
  await desk.write(host, asked.length > 0 ? 'bookingPaid' : 'bookingComplete', about, {
    ...receipt,
    words: { ...words, providers: { people: named } },
  });
}

function answerFacts(asked: readonly ProviderLine[]): readonly MailFact[] {
  const deadlines = asked
    .flatMap(({ answerUntil }) => answerUntil ?? [])
    .map((until) => until.getTime() / 1000);
  return deadlines.length === 0 ? [] : [fact('newsBy', { atSeconds: Math.max(...deadlines) })];
}

async function askProvider(desk: NewsDesk, booking: Booking, line: ProviderLine): Promise<void> {
  const provider = booking.personOf(line.providerId);
  if (line.answerUntil === null) throw new Error(`line ${line.id} waits for an answer without a deadline`);
  const deadline = { atSeconds: line.answerUntil.getTime() / 1000 };
  await desk.write(provider, 'requestReceived', `line ${line.id}`, {
    firstName: provider.firstName,
    link: desk.pageAt(pages.requests),
    words: { host: { people: [booking.host.firstName] }, deadline },
    facts: [fact('answerBy', deadline), ...requestFacts(booking, line, provider)],
  });
  const { event } = booking;
  await desk.notify({
    receiverId: provider.id,
    senderId: event.hostId,
    eventId: event.id,
    type: 'request',
    about: `line ${line.id}`,
  });
}

/** Extra hours, tips and recaps, to those who work at the event. */
async function tellOfAdditions(desk: NewsDesk, booking: Booking, whole: WholeOrder): Promise<void> {
  for (const line of booking.lines.filter(isProviderLine).filter(({ request }) => request === 'accepted')) {
    const added = additionFacts(line, whole.lines);
    if (added.length === 0) continue;
    const provider = booking.personOf(line.providerId);
    const isExtended = extendedBy(booking, whole).includes(line);
    await desk.write(provider, 'jobExtended', `order ${whole.order.id} line ${line.id}`, {
      firstName: provider.firstName,
      link: desk.pageAt(pages.providerEvents),
      words: { event: booking.event.name, host: { people: [booking.host.firstName] } },
      facts: [
        ...added,
        fact('event', booking.event.name),
        fact('time', workingTimeOfLine(booking, line)),
        fact('eventId', booking.event.publicId),
      ],
      calendar: isExtended ? calendarOf(desk, booking, [line], 'provider') : undefined,
    });
  }
}

/** The bookings that have become longer with an order. */
const extendedBy = (booking: Booking, { lines }: WholeOrder): readonly ProviderLine[] =>
  booking.lines
    .filter(isProviderLine)
    .filter(({ id }) =>
      lines.some(({ kind, bookingLineId }) => kind === 'extension' && bookingLineId === id),
    );
