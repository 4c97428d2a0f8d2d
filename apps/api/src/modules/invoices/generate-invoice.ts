import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../ports/clock.ts';
import { ledgerOfEvent } from '../ledger/ledger.module.ts';
import type { Company } from './company.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceOf } from './invoice-of.ts';
import { invoiceRepository } from './invoice.repository.ts';

export type InvoiceDeps = { readonly database: Database; readonly clock: Clock; readonly company: Company };

/** The invoice of an event as a PDF, in the language of its host; an event that nobody has paid has none. */
export async function generateInvoice(
  { database, clock, company }: InvoiceDeps,
  eventId: number,
): Promise<Result<Buffer, ErrorCode>> {
  const event = await invoiceRepository(database).find(eventId);
  const orders = await ledgerOfEvent(database, eventId);
  if (event === undefined || orders.length === 0) return fail('object_does_not_exist');
  const now = new Date(clock.nowMs());
  return ok(await drawInvoice(invoiceOf(event, orders, company, now), event.locale, now));
}
