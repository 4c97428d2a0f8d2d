import type { Locale } from '@repo/i18n/locale';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The host and the event of an invoice. Its amounts come from the ledger. */
export type InvoicedEvent = {
  readonly publicId: string;
  readonly name: string;
  /** `YYYY-MM-DD`, in Toronto. */
  readonly day: string;
  readonly hostName: string;
  readonly hostEmail: string;
  readonly locale: Locale;
  /** The names of all providers who were ever booked for it, by id. */
  readonly providerNames: Readonly<Record<string, string>>;
};

export const invoiceRepository = (database: Database) => ({
  find: (eventId: number): Promise<InvoicedEvent | undefined> =>
    database
      .selectFrom('event')
      .innerJoin('account', 'account.id', 'event.hostId')
      .where('event.id', '=', eventId)
      .select(['event.publicId', 'event.name', 'account.email as hostEmail'])
      .select(sql<string>`event.day::text`.as('day'))
      .select(sql<string>`concat_ws(' ', account.first_name, account.last_name)`.as('hostName'))
      .select(sql<Locale>`account.locale`.as('locale'))
      .select(
        sql<Readonly<Record<string, string>>>`(
          select coalesce(json_object_agg(distinct a.id, concat_ws(' ', a.first_name, a.last_name)), '{}')
          from order_line l
          join booking_order b on b.id = l.order_id
          join account a on a.id = l.provider_id
          where b.event_id = event.id
        )`.as('providerNames'),
      )
      .executeTakeFirst(),
});
