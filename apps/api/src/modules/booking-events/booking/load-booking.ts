import type { Database } from '../../../database/schema.ts';
import { eventsIn, ordersIn } from '../../orders/orders.module.ts';
import type { EventRecord, LineRecord } from '../../orders/orders.module.ts';
import { personRepository } from './person.repository.ts';
import type { Person } from './person.repository.ts';

/** An event with its host, its paid lines and their providers. */
export type Booking = {
  readonly event: EventRecord;
  readonly host: Person;
  /** All lines of its paid orders. */
  readonly lines: readonly LineRecord[];
  readonly personOf: (accountId: number | null) => Person;
  /** Returns the name of the event type in the language of a receiver. */
  readonly eventTypeIn: (receiver: Pick<Person, 'locale'>) => string;
};

export type ProviderLine = LineRecord & { readonly providerId: number };

export const isProviderLine = (line: LineRecord): line is ProviderLine =>
  line.kind === 'provider' && line.providerId !== null;

export async function loadBooking(database: Database, eventId: number): Promise<Booking> {
  const event = await eventsIn(database).find(eventId);
  if (event === undefined) throw new Error(`event ${eventId} of a booking event does not exist`);
  const lines = await ordersIn(database).listPaidLines(eventId);
  const ids = [event.hostId, ...lines.flatMap(({ providerId }) => providerId ?? [])];
  const repository = personRepository(database);
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

/** Returns a provider line with its booking and its provider. */
export async function loadBookingOfLine(
  database: Database,
  lineId: number,
): Promise<{ readonly booking: Booking; readonly line: ProviderLine; readonly provider: Person }> {
  const orders = ordersIn(database);
  const found = await orders.findLine(lineId);
  const order = found && (await orders.find(found.orderId));
  if (found === undefined || order === undefined || !isProviderLine(found))
    throw new Error(`line ${lineId} of a booking event does not book a provider`);
  const booking = await loadBooking(database, order.eventId);
  return { booking, line: found, provider: booking.personOf(found.providerId) };
}
