import type { FastifyInstance } from 'fastify';
import { generateInvoice, readInvoice } from './generate-invoice.ts';
import type { InvoiceDeps } from './generate-invoice.ts';
import { invoicesRoutes } from './invoices.routes.ts';

/** The invoice of an event, for all its orders. */
export function invoicesModule(app: FastifyInstance, deps: InvoiceDeps): void {
  invoicesRoutes(app, {
    generate: (eventId) => generateInvoice(deps, eventId),
    read: (eventId, locale) => readInvoice(deps, eventId, locale),
  });
}
