import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Stripe } from 'stripe';
import { html } from '../../page/markup.ts';
import { sendPage } from '../../page/send-page.ts';
import { textIn } from '../../text-in.ts';
import type { OperationContext } from '../operation-context.ts';
import type { Notes } from '../objects/stripe-objects.ts';
import type { AccountOperations } from '../account-operations.ts';
import { allowForms } from './allow-forms.ts';

const title = 'Payout account';

type Visit = Notes['account_link'] & { readonly isOver: boolean };

/** The pages on which people who are paid tell the card provider who they are. Here one button says everything. */
export function onboardingRoutes(app: FastifyInstance, operations: AccountOperations): void {
  app.get('/onboarding/:id', async ({ params }, reply) => {
    const id = textIn(params, 'id', 255) ?? '';
    const visit = await operations.run((context) => findVisit(context, id));
    if (visit === undefined) return sendMissing(reply);
    if (visit.isOver) return reply.redirect(visit.refreshUrl, 303);
    allowForms(reply, [visit.returnUrl, visit.refreshUrl]);
    return sendPage(reply, {
      title,
      content: html`<p>Stands in for the pages on which Stripe asks who is paid, and into which account.</p>
        <form method="post" action="/sandbox/onboarding/${id}">
          <button type="submit" class="main">Submit all details</button>
        </form>
        <p><a href="${visit.returnUrl}">Return without them</a></p>`,
    });
  });

  app.post('/onboarding/:id', async ({ params }, reply) => {
    const id = textIn(params, 'id', 255) ?? '';
    const visit = await operations.run(async (context) => {
      const found = await findVisit(context, id);
      if (found !== undefined && !found.isOver) await submitDetails(context, found.account, id);
      return found;
    });
    if (visit === undefined) return sendMissing(reply);
    return reply.redirect(visit.isOver ? visit.refreshUrl : visit.returnUrl, 303);
  });
}

const sendMissing = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(404), { title, content: html`<p>There is no such link.</p>` });

async function findVisit({ objects, nowSeconds }: OperationContext, id: string): Promise<Visit | undefined> {
  const link = await objects.find('account_link', id, { lock: true });
  const notes = await objects.notesOf('account_link', id);
  return link && notes && { ...notes, isOver: link.expires_at <= nowSeconds };
}

async function submitDetails(context: OperationContext, accountId: string, linkId: string): Promise<void> {
  const { objects, nowSeconds } = context;
  const account = await objects.find('account', accountId, { lock: true });
  const link = await objects.find('account_link', linkId);
  if (account === undefined || link === undefined) return;
  const { capabilities = {} } = account;
  const enabled: Stripe.Account = {
    ...account,
    capabilities: Object.fromEntries(Object.keys(capabilities).map((name) => [name, 'active'])),
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
  };
  await objects.change(enabled);
  await objects.change({ ...link, expires_at: nowSeconds });
  await context.emit('account.updated', enabled, account.id);
}
