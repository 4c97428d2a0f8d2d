import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { fail, ok } from '@repo/domain/result';
import type { Result } from '@repo/domain/result';
import type { Locale } from '@repo/i18n/locale';
import type { Deps } from '../../deps.ts';
import { ledgerOfEvent } from '../ledger/ledger.module.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceOf } from './invoice-of.ts';
import { invoiceRepository } from './invoice.repository.ts';

export type InvoiceDeps = Pick<Deps, 'database' | 'clock' | 'company'>;

type WrittenInvoice = { readonly view: InvoiceView; readonly locale: Locale; readonly now: Date };

/** Returns the invoice of a paid event as a PDF, in the language of its host. */
export async function generateInvoice(
  deps: InvoiceDeps,
  eventId: number,
): Promise<Result<Buffer, ErrorCode>> {
  const written = await writeInvoice(deps, eventId);
  if (!written.ok) return written;
  const { view, locale, now } = written.value;
  return ok(await drawInvoice(view, locale, now));
}

/** Returns the same invoice as texts, in the language of the caller. */
export async function readInvoice(
  deps: InvoiceDeps,
  eventId: number,
  locale: Locale,
): Promise<Result<InvoiceView, ErrorCode>> {
  const written = await writeInvoice(deps, eventId, locale);
  return written.ok ? ok(written.value.view) : written;
}

/** Writes the invoice in a language, by default that of the host. */
async function writeInvoice(
  { database, clock, company }: InvoiceDeps,
  eventId: number,
  wanted?: Locale,
): Promise<Result<WrittenInvoice, ErrorCode>> {
  const event = await invoiceRepository(database).find(eventId);
  const orders = await ledgerOfEvent(database, eventId);
  if (event === undefined || orders.length === 0) return fail('object_does_not_exist');
  const now = new Date(clock.nowMs());
  const locale = wanted ?? event.locale;
  return ok({ view: invoiceOf(event, orders, { company, locale, now }), locale, now });
}
