import type { Database } from '../../database/schema.ts';
import { eventsIn, ordersIn } from '../orders/orders.module.ts';
import type { EventRecord, LineRecord } from '../orders/orders.module.ts';
import { newsRepository } from './news.repository.ts';
import type { Person } from './news.repository.ts';

/** An event with everybody who has a part in it. */
export type Booking = {
  readonly event: EventRecord;
  readonly host: Person;
  /** All lines of its paid orders. */
  readonly lines: readonly LineRecord[];
  readonly personOf: (accountId: number | null) => Person;
  /** In the language of whoever reads it. */
  readonly eventTypeIn: (reader: Pick<Person, 'locale'>) => string;
};

export type ProviderLine = LineRecord & { readonly providerId: number };

export const isProviderLine = (line: LineRecord): line is ProviderLine =>
  line.kind === 'provider' && line.providerId !== null;

/** `others` are people who are not on a paid line, like those who are proposed. */
export async function readBooking(
  database: Database,
  eventId: number,
  others: readonly number[] = [],
): Promise<Booking> {
  const event = await eventsIn(database).find(eventId);
  if (event === undefined) throw new Error(`there is news of event ${eventId}, which does not exist`);
  const lines = await ordersIn(database).listPaidLines(eventId);
  const ids = [event.hostId, ...lines.flatMap(({ providerId }) => providerId ?? []), ...others];
  const repository = newsRepository(database);
  const people = new Map((await repository.listPeople(ids)).map((person) => [person.id, person]));
  const personOf = (accountId: number | null): Person => {
    const person = accountId === null ? undefined : people.get(accountId);
    if (person === undefined) throw new Error(`account ${accountId} has no part in event ${eventId}`);
    return person;
  };
  const { nameEn, nameFr } = await repository.findEventType(event.eventTypeId);
  return {
    event,
    host: personOf(event.hostId),
    lines,
    personOf,
    eventTypeIn: ({ locale }) => (locale === 'fr-CA' ? nameFr : nameEn),
  };
}

/** The booking that a line belongs to, with the line. */
export async function readBookingOfLine(
  database: Database,
  lineId: number,
): Promise<{ readonly booking: Booking; readonly line: ProviderLine; readonly provider: Person }> {
  const orders = ordersIn(database);
  const found = await orders.findLine(lineId);
  const order = found && (await orders.find(found.orderId));
  if (found === undefined || order === undefined || !isProviderLine(found))
    throw new Error(`there is news of line ${lineId}, which books nobody`);
  const booking = await readBooking(database, order.eventId);
  return { booking, line: found, provider: booking.personOf(found.providerId) };
}
