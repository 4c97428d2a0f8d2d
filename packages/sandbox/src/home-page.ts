import type { FastifyInstance } from 'fastify';
import { html } from './page/markup.ts';
import { sendPage } from './page/send-page.ts';

/** Lists the pages and services of the sandbox. */
export function homePage(app: FastifyInstance): void {
  app.get('/', async (_, reply) =>
    sendPage(reply, {
      title: 'Sandbox',
      content: html`<ul class="plain">
          <li>
            <a class="card" href="/sandbox/mailbox">
              Mailbox <span class="quiet">Every mail that was sent; /sandbox/mailbox.json for programs</span>
            </a>
          </li>
          <li>
            <a class="card" href="/sandbox/pay">
              Payments <span class="quiet">The newest payment pages, to be paid with test cards</span>
            </a>
          </li>
          <li>
            <a class="card" href="/sandbox/site">
              Marketing site <span class="quiet">Stands in until MARKETING_URL names a real one</span>
            </a>
          </li>
        </ul>
        <p>
          <code>POST /sandbox/clock</code> moves the time of the whole product: {"advance": seconds}, {"now":
          seconds} or {"reset": true}.
        </p>
        <p>
          <code>POST /sandbox/webhooks</code> says how the messages of the card provider arrive: {"mode":
          "deliver", "drop", "duplicate", "delay" or "shuffle", "seconds"?}.
        </p>
        <p>
          <code>POST /sandbox/google/tokens</code> and <code>POST /sandbox/facebook/tokens</code> give out an
          access token of any person: {"email", "firstName", "lastName"}.
        </p>`,
    }),
  );
}
