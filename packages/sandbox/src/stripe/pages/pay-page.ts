import type { Stripe } from 'stripe';
import { html } from '../../page/markup.ts';
import type { Markup } from '../../page/markup.ts';
import type { SessionLine } from '../objects/stripe-objects.ts';
import { testCards } from '../test-cards.ts';

type Shown = {
  readonly session: Stripe.Checkout.Session;
  readonly lines: readonly SessionLine[];
  readonly refundedCents: number;
  /** Why the last attempt failed. */
  readonly alert?: string | undefined;
};

const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
const priceOf = (cents: number | null): string => dollars.format((cents ?? 0) / 100);

/** The newest ones first. */
export const paymentList = (sessions: readonly Stripe.Checkout.Session[]): Markup =>
  sessions.length === 0
    ? html`<p>Nothing has been sold yet.</p>`
    : html`<ul class="plain">
        ${sessions.map(
          ({ id, amount_total, customer_email, status }) =>
            html`<li>
              <a class="card" href="/sandbox/pay/${id}">
                ${priceOf(amount_total)}
                <span class="quiet">${customer_email ?? 'no email'}, ${status ?? 'open'}</span>
              </a>
            </li>`,
        )}
      </ul>`;

/** The payment page: lines, cards, and a way back. */
export const payPage = ({ session, lines, refundedCents, alert }: Shown): Markup =>
  html`${alert === undefined ? '' : html`<p role="alert">${alert}</p>`}
    <table>
      <caption>
        To pay
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ name, quantity, amount }) =>
            html`<tr>
              <td>${quantity === 1 ? name : `${name} × ${quantity}`}</td>
              <td>${priceOf(amount)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>${priceOf(session.amount_total)}</td>
        </tr>
        ${
          refundedCents === 0
            ? ''
            : html`<tr>
                <th scope="row">Refunded</th>
                <td>${priceOf(refundedCents)}</td>
              </tr>`
        }
      </tfoot>
    </table>
    ${session.status === 'open' ? cardForm(session) : wayBack(session)}`;

const cardForm = (session: Stripe.Checkout.Session): Markup =>
  html`<form method="post" action="/sandbox/pay/${session.id}">
    <fieldset>
      <legend>Test card</legend>
      ${testCards.map(
        ({ number, title }, index) =>
          html`<label class="choice">
            <input type="radio" name="card" value="${number}" required ${index === 0 ? html`checked` : ''} />
            ${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')} <span class="quiet">${title}</span>
          </label>`,
      )}
    </fieldset>
    <button type="submit" class="main">Pay ${priceOf(session.amount_total)}</button>
    ${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Cancel</a></p>`}
  </form>`;

const wayBack = (session: Stripe.Checkout.Session): Markup =>
  session.status === 'complete'
    ? html`<p>This has been paid.</p>
        <p><a href="${successAddress(session)}">Back to the product</a></p>`
    : html`<p>This payment page has expired: nothing was charged.</p>
        ${session.cancel_url === null ? '' : html`<p><a href="${session.cancel_url}">Back to the product</a></p>`}`;

/** Returns the success address with the session's id filled in. */
export const successAddress = ({ success_url: address, id }: Stripe.Checkout.Session): string =>
  (address ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);
