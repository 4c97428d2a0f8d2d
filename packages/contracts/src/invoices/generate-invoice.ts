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

export const invoiceEndpoints = [generateInvoice] as const satisfies readonly Endpoint[];
