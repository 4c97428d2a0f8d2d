import type { FastifyInstance, FastifyReply } from 'fastify';
import { html } from '../page/markup.ts';
import { sendPage } from '../page/send-page.ts';
import { textIn } from '../text-in.ts';
import { linksInMail } from './links-in-mail.ts';
import type { MailRepository, StoredMail } from './mail.repository.ts';
import { mailPage, mailboxPage, subjectOf } from './mailbox-pages.ts';
import { styleHashes } from './style-hashes.ts';

const longestAddress = 320;

/** Returns the policy of one mail: its own styles and inline images, no scripts, other hosts or forms. */
const policyFor = (mail: string): string =>
  [
    "default-src 'none'",
    ["style-src 'unsafe-hashes'", ...styleHashes(mail)].join(' '),
    "img-src 'self' data:",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');

export function mailboxRoutes(app: FastifyInstance, mails: MailRepository): void {
  const listFor = (query: unknown): Promise<StoredMail[]> => {
    const to = addressIn(query);
    return mails.list(to === '' ? undefined : to);
  };

  app.get('/mailbox.json', async ({ query }, reply) => {
    reply.header('cache-control', 'no-store');
    return (await listFor(query)).map(({ id, to, subject, text, html: body, atSeconds }) => {
      const links = linksInMail({ html: body, text });
      return { id, to, subject, text, html: body, links, at: atSeconds };
    });
  });

  app.get('/mailbox', async ({ query }, reply) =>
    sendPage(reply, { title: 'Mailbox', content: mailboxPage(await listFor(query), addressIn(query)) }),
  );

  app.get('/mailbox/:id', async ({ params }, reply) => {
    const mail = await findIn(mails, params);
    if (mail === undefined) return sendMissing(reply);
    return sendPage(reply, { title: subjectOf(mail), content: mailPage(mail) });
  });

  app.get('/mailbox/:id/html', async ({ params }, reply) => {
    const mail = await findIn(mails, params);
    if (mail === undefined) return sendMissing(reply);
    return (
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policyFor(mail.html),
          'x-frame-options': 'SAMEORIGIN',
        })
        // Links open in a new tab: pages of the product refuse to be framed.
        .send(`<base target="_blank">${mail.html}`)
    );
  });
}

const addressIn = (query: unknown): string =>
  (textIn(query, 'to', longestAddress) ?? '').trim().toLowerCase().replaceAll('\0', '');

async function findIn(mails: MailRepository, params: unknown): Promise<StoredMail | undefined> {
  const id = Number(textIn(params, 'id', 15));
  return Number.isSafeInteger(id) ? mails.find(id) : undefined;
}

const sendMissing = (reply: FastifyReply): FastifyReply =>
  sendPage(reply.code(404), { title: 'No such mail', content: html`<p>It may be too old to be kept.</p>` });
