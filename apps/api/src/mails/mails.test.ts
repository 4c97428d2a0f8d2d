import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brand } from '@repo/domain/brand';
import { locales } from '@repo/i18n/locale';
import { z } from 'zod';
import { openSmtpMailer } from '../adapters/smtp-mailer.ts';
import { productLogger } from '../http/request-log.ts';
import { openJobs } from '../jobs/open-jobs.ts';
import type { Job } from '../ports/jobs.ts';
import { openTestApi } from '../testing/test-api.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { everyMail, mailedLink } from '../testing/mails/every-mail.data.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { openTestMailbox } from '../testing/test-mailbox.ts';
import { mailValues } from './mail-values.ts';
import type { MailTemplate } from './mail-values.ts';
import { openMails } from './send-mail.ts';
import { writeMail } from './write-mail.ts';

const firstName = 'Zoë';
const templates = Object.keys(mailValues) as MailTemplate[];

/** What somebody sees of an HTML mail. */
const visible = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

for (const locale of locales) {
  for (const template of templates) {
    test(`${template} is written whole in ${locale}, as HTML and as text`, () => {
      const values = everyMail[template];
      const { subject, text, html } = writeMail(template, locale, values);
      for (const part of [subject, text, html]) {
        assert.doesNotMatch(part, /\{\{|\}\}|undefined|\[object/);
        assert.notEqual(part.trim(), '');
      }
      assert.ok(subject.length <= 78, 'it is not cut in a mailbox');
      assert.match(html, new RegExp(`<html lang="${locale}"`));
      assert.ok(visible(html).includes(brand.singular));
      for (const part of [text, visible(html)]) {
        assert.ok(part.includes(firstName));
        if ('link' in values) assert.ok(part.includes(values.link), part);
      }
      if ('link' in values) assert.equal(html.split(`href="${mailedLink.replace('&', '&amp;')}"`).length, 3);
      const other = writeMail(template, locale === 'en-CA' ? 'fr-CA' : 'en-CA', values);
      assert.notEqual(other.subject, subject);
    });
  }
}

test('[A-71] the subject of the mail that verifies an address begins with Verify', () => {
  assert.match(writeMail('verifyEmail', 'en-CA', everyMail.verifyEmail).subject, /^Verify/);
});

test('what is in tables reads the same as text, each amount beside what it is for', () => {
  for (const locale of locales) {
    const { text, html } = writeMail('bookingPaid', locale, everyMail.bookingPaid);
    const rows = [...html.matchAll(/<th[^>]* scope="row"[^>]*>([^<]*)<\/th><td[^>]*>([^<]*)<\/td>/g)];
    assert.equal(rows.length, 8 + 7);
    const separator = locale === 'fr-CA' ? ' : ' : ': ';
    for (const [, label = '', value = ''] of rows)
      assert.ok(visible(text).includes(`${visible(label)}${separator}${visible(value)}`), label);
    assert.equal([...html.matchAll(/<th[^>]* scope="col"/g)].length, 2);
  }
});

test('notes keep their lines, and a calendar comes with a mail that has one', () => {
  const { html, attachments } = writeMail('jobConfirmed', 'en-CA', everyMail.jobConfirmed);
  assert.match(html, />Ring twice\.<br>Mind the dog\.</);
  assert.deepEqual(
    attachments.map(({ fileName, contentType }) => [fileName, contentType]),
    [[`${brand.slug}.ics`, 'text/calendar; charset=utf-8; method=PUBLISH']],
  );
  assert.deepEqual(writeMail('jobReminder', 'en-CA', everyMail.jobReminder).attachments, []);
});

test('a subject ends before a mailbox would cut it, and has one line', () => {
  const event = `${'A very long name of an event '.repeat(3)}\r\nBcc: x`;
  const values = { ...everyMail.requestAccepted, words: { ...everyMail.requestAccepted.words, event } };
  const { subject } = writeMail('requestAccepted', 'en-CA', values);
  assert.ok(subject.length <= 78);
  assert.match(subject, /^Maya Chen is booked: A very long [^\r\n]*…$/);
});

test('a refusal says why where there is a reason, and nothing about it where there is none', () => {
  const why = /What we would like you to know/;
  const withReason = writeMail('applicationRefused', 'en-CA', everyMail.applicationRefused);
  assert.match(withReason.text, /know:\n\n> Two photos were blurred\.\n> The third is lovely\.\n/);
  assert.match(withReason.html, /blurred\.<br>The third/);
  for (const reason of [undefined, '', ' \n ']) {
    const { text, html } = writeMail('applicationRefused', 'en-CA', { firstName, reason });
    assert.doesNotMatch(text, why);
    assert.doesNotMatch(html, why);
  }
});

test('what people enter is text and never markup, another place of the text or a header', () => {
  const reason = `<script>alert(1)</script> "quoted" & 'single' {{product}}\r\n\r\nBcc: thief@evil.test`;
  const { subject, text, html } = writeMail('applicationRefused', 'en-CA', {
    firstName: `<b>"O'Neil"\r\nBcc: x</b>`,
    reason,
  });
  assert.doesNotMatch(html, /<script|<b>|"O'Neil"/);
  assert.match(
    html,
    /&lt;script&gt;alert\(1\)&lt;\/script&gt; &quot;quoted&quot; &amp; &#39;single&#39; \{\{/,
  );
  assert.match(text, /\{\{product\}\}/);
  assert.doesNotMatch(subject, /[\r\n]/);
  const withQuote = writeMail('setPassword', 'en-CA', { firstName, link: 'https://a.test/?"onclick=x' });
  assert.match(withQuote.html, /href="https:\/\/a\.test\/\?&quot;onclick=x"/);
});

test('a name that would advertise is left out of the greeting', () => {
  for (const [name, greeting] of [
    ['Zoë', /^Hi Zoë,/],
    ['Jean-Luc St. John', /^Hi Jean-Luc St\. John,/],
    ['J.R.', /^Hi J\.R\.,/],
    ['Win at www.evil.test', /^Hello,/],
    ['See https://evil', /^Hello,/],
    ['me@evil', /^Hello,/],
    ['', /^Hello,/],
    ['Zo\u202eë\n\nClick', /^Hi Zo ë Click,/],
  ] as const) {
    assert.match(writeMail('passwordChanged', 'en-CA', { firstName: name }).text, greeting, name);
  }
});

test('a mail is sent once its transaction has committed, and its link is gone from the database', async (t) => {
  const { database, jobs, sendMail, mails } = await openTestApi(t);
  const order = {
    template: 'verifyEmail',
    to: 'zoe@demo.test',
    locale: 'fr-CA',
    values: everyMail.verifyEmail,
  } as const;
  await assert.rejects(
    database.transaction().execute(async (transaction) => {
      await sendMail(transaction, order);
      throw new Error('no account after all');
    }),
  );
  assert.equal(await jobs.runDue(), 0);
  await database.transaction().execute((transaction) => sendMail(transaction, order));
  assert.equal(await jobs.runDue(), 1);
  const [mail, ...others] = mails();
  assert.deepEqual(others, []);
  assert.deepEqual(mail?.to, ['zoe@demo.test']);
  const written = writeMail('verifyEmail', 'fr-CA', everyMail.verifyEmail);
  assert.equal(mail?.subject, written.subject);
  assert.equal(mail?.text.trim(), written.text.trim());
  assert.equal(mail?.html.trim(), written.html.trim());
  assert.deepEqual(
    await database.selectFrom('job').selectAll().where('every_seconds', 'is', null).execute(),
    [],
  );
  await assert.rejects(sendMail(database, { ...order, values: { firstName, link: 'javascript:alert(1)' } }));
});

test('a server that is away is asked again with the same mail, one that refuses is not', async (t) => {
  const { database, close } = await openTestDatabase();
  const mailbox = await openTestMailbox(t);
  const clock = fixedClock();
  const lines: string[] = [];
  const logger = productLogger('warn', { write: (line) => void lines.push(line) });
  const jobs = openJobs({ database, clock, logger });
  const mailer = openSmtpMailer({ url: mailbox.url, from: 'hello@product.test' });
  t.after(async () => {
    mailer.close();
    await close();
  });
  const sent: string[] = [];
  const sendMail = openMails(jobs, {
    ...mailer,
    send: async (mail) => {
      sent.push(mail.id);
      await mailer.send(mail);
      if (sent.length === 1) throw new Error('the connection broke before the answer');
    },
  });
  const order = { template: 'setPassword', locale: 'en-CA', values: everyMail.setPassword } as const;
  await sendMail(database, { ...order, to: 'zoe@demo.test', onceKey: 'token 1' });
  await sendMail(database, { ...order, to: 'zoe@demo.test', onceKey: 'token 1' });
  await jobs.runDue();
  clock.advanceSeconds(10);
  await jobs.runDue();
  assert.equal(mailbox.mails.length, 2);
  assert.equal(mailbox.mails[0]?.parsed.messageId, mailbox.mails[1]?.parsed.messageId);
  assert.equal(mailbox.mails[0]?.parsed.messageId, `<${sent[0]}@product.test>`);

  await sendMail(database, { ...order, to: 'zoe@demo.test' });
  await jobs.runDue();
  assert.notEqual(sent[2], sent[0], 'another mail is another one, even with the same words');

  mailbox.refuse('nobody', 550);
  await sendMail(database, { ...order, to: 'nobody@demo.test' });
  await jobs.runDue();
  const [dead] = await jobs.listDead(1);
  assert.equal(dead?.tries, 1);
  assert.equal(dead?.reason, 'FinalFailure: the mail server refuses this mail for good (EENVELOPE 550)');
  assert.doesNotMatch(lines.join(''), /demo\.test|email_confirmation|Zoë/);
});

test('[FF-29] a mail for T−24 h and one for T−2 h are in the mailbox then, each once', async (t) => {
  const { database, jobs, clock, sendMail, mails } = await openTestApi(t);
  const remind: Job<{ hours: number }> = { name: 'test-remind', payload: z.object({ hours: z.number() }) };
  jobs.handle(remind, ({ hours }) =>
    sendMail(database, {
      template: 'passwordChanged',
      to: `hours-${hours}@demo.test`,
      locale: 'en-CA',
      values: { firstName },
      onceKey: `event 7 ${hours}`,
    }),
  );
  const hour = 3600;
  const startsAtSeconds = clock.nowMs() / 1000 + 21 * 24 * hour;
  for (const hours of [24, 2]) {
    const runAtSeconds = startsAtSeconds - hours * hour;
    await jobs.enqueue(database, remind, { hours }, { runAtSeconds });
    await jobs.enqueue(database, remind, { hours }, { runAtSeconds });
  }
  const received = async (): Promise<(string | undefined)[]> => {
    await jobs.runDue();
    return mails().map(({ to }) => to[0]);
  };
  clock.advanceSeconds(20 * 24 * hour - 1);
  assert.deepEqual(await received(), []);
  clock.advanceSeconds(1);
  assert.deepEqual(await received(), ['hours-24@demo.test']);
  clock.advanceSeconds(22 * hour - 1);
  assert.deepEqual(await received(), ['hours-24@demo.test']);
  clock.advanceSeconds(1);
  assert.deepEqual(await received(), ['hours-24@demo.test', 'hours-2@demo.test']);
  clock.advanceSeconds(30 * 24 * hour);
  assert.equal((await received()).length, 2);
});
