import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '../../page/send-page.ts';
import { html } from '../../page/markup.ts';
import { refuse } from '../../refuse.ts';
import { textIn } from '../../text-in.ts';
import type { AccountOperations } from '../account-operations.ts';
import { idOf } from '../objects/id-of.ts';
import { StripeRefusal } from '../stripe-refusal.ts';
import { allowForms } from './allow-forms.ts';
import { payPage, paymentList, successAddress } from './pay-page.ts';
import { paySession } from './pay-session.ts';

const title = 'Payment';
const mostListed = 50;

/** The hosted payment page, and the same for programs. */
export function payRoutes(app: FastifyInstance, operations: AccountOperations): void {
  const find = (id: string) =>
    operations.run(async ({ objects }) => {
      const session = await objects.find('checkout.session', id);
      const notes = await objects.notesOf('checkout.session', id);
      if (session === undefined || notes === undefined) return undefined;
      const intent = await objects.find('payment_intent', idOf(session.payment_intent));
      const charge = intent && (await objects.find('charge', idOf(intent.latest_charge)));
      return { session, lines: notes.lines, refundedCents: charge?.amount_refunded ?? 0 };
    });

  const showPage = async (reply: FastifyReply, id: string, alert?: string): Promise<FastifyReply> => {
    const shown = await find(id);
    if (shown === undefined) {
      return sendPage(reply.code(404), { title, content: html`<p>There is no such payment.</p>` });
    }
    const { success_url, cancel_url } = shown.session;
    allowForms(reply, [success_url, cancel_url]);
    return sendPage(reply, { title, content: payPage({ ...shown, alert }) });
  };

  app.get('/pay', async (_, reply) => {
    const sessions = await operations.run(({ objects }) =>
      objects.list('checkout.session', { limit: mostListed }),
    );
    return sendPage(reply, { title: 'Payments', content: paymentList(sessions) });
  });

  app.get('/pay/:id', async (request, reply) => {
    const id = idIn(request);
    if (!wantsJson(request)) return showPage(reply, id);
    const shown = await find(id);
    if (shown === undefined) return refuse(reply, 'There is no such payment.', 404);
    const { session, lines, refundedCents } = shown;
    reply.header('cache-control', 'no-store');
    return {
      id: session.id,
      amount: session.amount_total,
      currency: session.currency,
      status: session.status,
      refunded: refundedCents,
      lines,
    };
  });

  app.post('/pay/:id', async (request, reply) => {
    const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
    const id = idIn(request);
    const card = (textIn(request.body, 'card', 50) ?? '').replaceAll(/[\s-]/g, '');
    try {
      const url = successAddress(await operations.run((context) => paySession(context, id, card)));
      return isForm ? await reply.redirect(url, 303) : { url };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const { httpStatus, message } = error;
      return isForm ? showPage(reply.code(httpStatus), id, message) : refuse(reply, message, httpStatus);
    }
  });
}

const idIn = ({ params }: FastifyRequest): string => textIn(params, 'id', 255) ?? '';

const wantsJson = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').startsWith('application/json');
