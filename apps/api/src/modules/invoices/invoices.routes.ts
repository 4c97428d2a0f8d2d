import { generateInvoice } from '@repo/contracts/invoices/generate-invoice';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import { orFail } from '../../http/or-fail.ts';

export function invoicesRoutes(
  app: FastifyInstance,
  generate: (eventId: number) => Promise<Result<Buffer, ErrorCode>>,
): void {
  bindEndpoint(app, generateInvoice, async ({ params }) =>
    orFail(await generate(params.id)).toString('base64'),
  );
}
