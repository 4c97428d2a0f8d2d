import { html } from '../page/markup.ts';
import type { Markup } from '../page/markup.ts';
import { linksInMail } from './links-in-mail.ts';
import type { Attachment, StoredMail } from './mail.repository.ts';

const moment = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const momentOf = ({ atSeconds }: StoredMail): Markup =>
  html`<time datetime="${new Date(atSeconds * 1000).toISOString()}"
    >${moment.format(atSeconds * 1000)}</time
  >`;

/** Lists all mails, or those to one address. */
export const mailboxPage = (mails: readonly StoredMail[], to: string): Markup =>
  html`<form class="line" method="get" action="/sandbox/mailbox" role="search">
      <label>To <input type="text" inputmode="email" name="to" value="${to}" autocomplete="off" /></label>
      <button type="submit">Show</button>
    </form>
    ${
      mails.length === 0
        ? html`<p>No mail ${to === '' ? 'has been sent yet' : 'to this address'}.</p>`
        : html`<ul class="plain">
            ${mails.map(
              (mail) =>
                html`<li>
                  <a class="card" href="/sandbox/mailbox/${mail.id}">
                    ${subjectOf(mail)}
                    <span class="quiet">${mail.to}, ${momentOf(mail)}</span>
                  </a>
                </li>`,
            )}
          </ul>`
    }`;

export const subjectOf = ({ subject }: StoredMail): string =>
  subject === '' ? 'Without a subject' : subject;

/** Shows a mail with its links, and its body as a mail program renders it. */
export const mailPage = (mail: StoredMail): Markup =>
  html`<dl>
      <dt>To</dt>
      <dd><a href="/sandbox/mailbox?to=${encodeURIComponent(mail.to)}">${mail.to}</a></dd>
      <dt>Sent</dt>
      <dd>${momentOf(mail)}</dd>
    </dl>
    ${listOf(
      'Links',
      linksInMail(mail).map((link) => html`<a href="${link}">${link}</a>`),
    )}
    ${listOf('Attachments', mail.attachments.map(attachmentLine))}
    ${
      mail.html === ''
        ? ''
        : html`<h2>Mail</h2>
            <iframe
              title="The mail as it looks"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/sandbox/mailbox/${mail.id}/html"
            ></iframe>`
    }
    <h2>Text</h2>
    <pre>${mail.text}</pre>`;

const attachmentLine = ({ fileName, contentType, bytes }: Attachment): Markup =>
  html`${fileName} <span class="quiet">${contentType}, ${bytes} bytes</span>`;

const listOf = (title: string, items: readonly Markup[]): Markup =>
  items.length === 0
    ? html``
    : html`<h2>${title}</h2>
        <ul>
          ${items.map((item) => html`<li>${item}</li>`)}
        </ul>`;
