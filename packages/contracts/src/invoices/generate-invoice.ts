import { brand } from '@repo/domain/brand';
import { capabilities } from '@repo/domain/identity/capabilities';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import type { Endpoint } from '../endpoint.ts';
import { idParams } from '../wire/ids.ts';

/** The id is the event's, which has one invoice over all its orders. */
export const generateInvoice = defineEndpoint(`GET /api/v1/${brand.slug}/GenerateInvoice/:id`, {
  topic: 'Invoices',
  summary: 'The invoice of an event: a PDF as base64, without a data prefix',
  actors: capabilities.downloadInvoice,
  source: 'S2§7, A-68',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  reply: z.base64(),
});

/** A row of the invoice: description, quantity, unit price and amount. */
const invoiceRow = z.tuple([z.string(), z.string(), z.string(), z.string()]);
const invoiceSum = z.object({ label: z.string(), amount: z.string(), isTotal: z.literal(true).optional() });
const invoiceSums = z.array(invoiceSum).readonly();

/** The texts of an invoice as they are drawn, with their amounts and dates written in a language. */
export const invoiceView = z.object({
  title: z.string(),
  company: z.array(z.string()).readonly(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
  headings: invoiceRow.readonly(),
  orders: z
    .array(
      z.object({ heading: z.string(), lines: z.array(invoiceRow.readonly()).readonly(), sums: invoiceSums }),
    )
    .readonly(),
  balance: z.object({ heading: z.string(), sums: invoiceSums }),
});
export type InvoiceView = z.output<typeof invoiceView>;

export const readInvoice = defineEndpoint(`GET /api/v1/${brand.slug}/Invoice/:id`, {
  topic: 'Invoices',
  summary: 'The invoice of an event in the language of the caller, for a page that shows it',
  actors: capabilities.downloadInvoice,
  source: 'A-107',
  ownership: { of: 'event', id: 'params.id' },
  params: idParams,
  reply: invoiceView,
});

export const invoiceEndpoints = [generateInvoice, readInvoice] as const satisfies readonly Endpoint[];
