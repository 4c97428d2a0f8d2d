import type { FastifyInstance } from 'fastify';
import { generateInvoice } from './generate-invoice.ts';
import type { InvoiceDeps } from './generate-invoice.ts';
import { invoicesRoutes } from './invoices.routes.ts';

export type { Company } from './company.ts';

/** The invoice of an event, over all its orders. */
export function invoicesModule(app: FastifyInstance, deps: InvoiceDeps): void {
  invoicesRoutes(app, (eventId) => generateInvoice(deps, eventId));
}
