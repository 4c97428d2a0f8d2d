import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { refuse } from '../../refuse.ts';
import type { AccountOperations } from '../account-operations.ts';
import { webhookModeRepository, webhookModes } from '../store/webhook-mode.repository.ts';

const wantedMode = z.strictObject({
  mode: z.enum(webhookModes),
  seconds: z
    .number()
    .int()
    .min(0)
    .max(30 * 86_400)
    .default(60),
});

/** How the webhooks of everything that happens from now on arrive. */
export function webhookModeRoutes(
  app: FastifyInstance,
  { pool, operations }: { readonly pool: Pool; readonly operations: AccountOperations },
): void {
  const mode = webhookModeRepository(pool, operations.account);

  app.get('/webhooks', async () => mode.read());

  app.post('/webhooks', async ({ body }, reply) => {
    const wanted = wantedMode.safeParse(body);
    if (!wanted.success) {
      return refuse(
        reply,
        `Send {"mode": one of ${webhookModes.join(', ')}, "seconds"?: for delay and shuffle}.`,
      );
    }
    await mode.change(wanted.data);
    return wanted.data;
  });
}
