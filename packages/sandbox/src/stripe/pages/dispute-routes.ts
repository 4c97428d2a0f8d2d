import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../refuse.ts';
import type { OperationContext } from '../operation-context.ts';
import { idOf } from '../objects/id-of.ts';
import { newId } from '../objects/new-id.ts';
import type { ShownDispute } from '../objects/stripe-objects.ts';
import type { AccountOperations } from '../account-operations.ts';

const wantedDispute = z.strictObject({
  session: z.string().max(255),
  status: z.enum(['needs_response', 'under_review', 'won', 'lost']).default('needs_response'),
});

/** Opens and decides disputes of paid sessions. */
export function disputeRoutes(app: FastifyInstance, operations: AccountOperations): void {
  app.post('/disputes', async ({ body }, reply) => {
    const wanted = wantedDispute.safeParse(body);
    const dispute = wanted.success
      ? await operations.run((context) => moveDispute(context, wanted.data))
      : undefined;
    return (
      dispute ??
      refuse(reply, 'Send {"session": a paid one, "status"?: needs_response, under_review, won or lost}.')
    );
  });
}

async function moveDispute(
  context: OperationContext,
  { session: sessionId, status }: z.output<typeof wantedDispute>,
): Promise<ShownDispute | undefined> {
  const session = await context.objects.find('checkout.session', sessionId, { lock: true });
  if (session === undefined || session.payment_intent === null) return undefined;
  const intent = await context.objects.find('payment_intent', idOf(session.payment_intent));
  if (intent === undefined) return undefined;
  const [known] = await context.objects.list('dispute', { parent: intent.id });
  if (known !== undefined) {
    const changed = { ...known, status };
    await context.objects.change(changed);
    const isClosed = status === 'won' || status === 'lost';
    await context.emit(isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', changed);
    return changed;
  }
  const dispute: ShownDispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: intent.amount,
    charge: idOf(intent.latest_charge),
    created: context.nowSeconds,
    currency: intent.currency,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status,
  };
  await context.objects.add({ kind: 'dispute', body: dispute, parent: intent.id });
  await context.emit('charge.dispute.created', dispute);
  return dispute;
}
