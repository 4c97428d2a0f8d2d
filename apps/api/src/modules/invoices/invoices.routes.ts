import { generateInvoice, readInvoice } from '@repo/contracts/invoices/generate-invoice';
import type { InvoiceView } from '@repo/contracts/invoices/generate-invoice';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { Locale } from '@repo/i18n/locale';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

type Invoices = {
  readonly generate: (eventId: number) => Promise<Result<Buffer, ErrorCode>>;
  readonly read: (eventId: number, locale: Locale) => Promise<Result<InvoiceView, ErrorCode>>;
};

export function invoicesRoutes(app: FastifyInstance, { generate, read }: Invoices): void {
  bindEndpoint(app, generateInvoice, async ({ params }) =>
    orFail(await generate(params.id)).toString('base64'),
  );
  bindEndpoint(app, readInvoice, async ({ params, locale }) => orFail(await read(params.id, locale)));
}
