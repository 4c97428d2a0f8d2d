import assert from 'node:assert/strict';
import { once as nextEvent } from 'node:events';
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

/** Returns the visible text of an HTML mail. */
const visible = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

for (const locale of locales) {
  for (const template of templates) {
    test(`writes ${template} completely in ${locale}, as HTML and as text`, () => {
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

test('[FF-12] every time in every mail and calendar file is marked as Toronto time', () => {
  const expected = {
    'en-CA': { time: /\d:\d\d\s[ap]\.m\./, zone: '(Toronto time)' },
    'fr-CA': { time: /\d\d\sh\s\d\d/, zone: '(heure de Toronto)' },
  } as const;
  for (const locale of locales) {
    const { time, zone } = expected[locale];
    const lines = templates.flatMap((template) => {
      const { subject, text, html, attachments } = writeMail(template, locale, everyMail[template]);
      const calendars = attachments.map(({ content }) => content.toString().replaceAll('\r\n ', ''));
      const cells = html.split(/<\/(?:td|p|h\d)>/).map(visible);
      return [subject, ...text.split('\n'), ...cells, ...calendars.flatMap((file) => file.split('\r\n'))];
    });
    const times = lines.filter((line) => time.test(line));
    assert.ok(times.length > 20, 'there are times to look at');
    assert.deepEqual(
      times.filter((line) => !line.includes(zone)),
      [],
    );
  }
});

test('[A-71] the subject of the mail that verifies an address begins with Verify', () => {
  assert.match(writeMail('verifyEmail', 'en-CA', everyMail.verifyEmail).subject, /^Verify/);
});

test('the plain text has the rows of the tables, each amount with its label', () => {
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

test('keeps the line breaks of notes, and attaches the calendar of a mail', () => {
  const { html, attachments } = writeMail('jobConfirmed', 'en-CA', everyMail.jobConfirmed);
  assert.match(html, />Ring twice\.<br>Mind the dog\.</);
  assert.deepEqual(
    attachments.map(({ fileName, contentType }) => [fileName, contentType]),
    [[`${brand.slug}.ics`, 'text/calendar; charset=utf-8; method=PUBLISH']],
  );
  assert.deepEqual(writeMail('jobReminder', 'en-CA', everyMail.jobReminder).attachments, []);
});

test('shortens a subject to one line within the limit of mailboxes', () => {
  const event = `${'A very long name of an event '.repeat(3)}\r\nBcc: x`;
  const values = { ...everyMail.requestAccepted, words: { ...everyMail.requestAccepted.words, event } };
  const { subject } = writeMail('requestAccepted', 'en-CA', values);
  assert.ok(subject.length <= 78);
  assert.match(subject, /^Maya Chen is booked: A very long [^\r\n]*…$/);
});

test('keeps the name of an event in one line of the subject and of the text', () => {
  const event = 'Gala\r\nBcc: x\u2028Night';
  const values = { ...everyMail.requestAccepted, words: { ...everyMail.requestAccepted.words, event } };
  const { subject, text } = writeMail('requestAccepted', 'en-CA', values);
  assert.equal(subject, 'Maya Chen is booked: Gala Bcc: x Night');
  assert.doesNotMatch(text, /^Bcc: x/m);
  assert.match(text, /Gala Bcc: x Night/);
});

test('a refusal names its reason if there is one', () => {
  const why = /What we’d like you to know/;
  const withReason = writeMail('applicationRefused', 'en-CA', everyMail.applicationRefused);
  assert.match(withReason.text, /know:\n\n> Two photos were blurred\.\n> The third is lovely\.\n/);
  assert.match(withReason.html, /blurred\.<br>The third/);
  for (const reason of [undefined, '', ' \n ']) {
    const { text, html } = writeMail('applicationRefused', 'en-CA', { firstName, reason });
    assert.doesNotMatch(text, why);
    assert.doesNotMatch(html, why);
  }
});

test('escapes user input, so that it adds no markup, text or header', () => {
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

test('leaves a name that contains a link out of the greeting', () => {
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

test('sends a mail after its transaction commits, and deletes its link from the database', async (t) => {
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
    await database.selectFrom('job').selectAll().where('everySeconds', 'is', null).execute(),
    [],
  );
  await assert.rejects(sendMail(database, { ...order, values: { firstName, link: 'javascript:alert(1)' } }));
});

test('retries the same mail when the server is unreachable, but not when it refuses', async (t) => {
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

test('sends a mail while other jobs hang', async (t) => {
  const { database, close } = await openTestDatabase();
  t.after(close);
  const jobs = openJobs({ database, clock: fixedClock(), logger: productLogger('silent') });
  const hang = { name: 'hang', payload: z.object({}), timeLimitSeconds: 1 };
  const isSent = Promise.withResolvers<void>();
  let ended = 0;
  jobs.handle(hang, async (_, signal) => {
    await Promise.race([isSent.promise, nextEvent(signal, 'abort')]);
    ended += 1;
  });
  const endedBefore: number[] = [];
  const sendMail = openMails(jobs, {
    close: () => undefined,
    send: async () => {
      endedBefore.push(ended);
      isSent.resolve();
    },
  });
  for (let count = 0; count < 10; count += 1) await jobs.enqueue(database, hang, {});
  const { verifyEmail: values } = everyMail;
  await sendMail(database, { template: 'verifyEmail', to: 'zoe@demo.test', locale: 'en-CA', values });
  await jobs.runDue();
  assert.deepEqual(endedBefore, [0]);
});

test('[FF-29] delivers the mails for T−24 h and T−2 h on time, each once', async (t) => {
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

test('the button of the mail with suggestions for a draft says that the suggestions are ours', () => {
  for (const [locale, action] of [
    ['en-CA', 'See who we propose'],
    ['fr-CA', 'Voir qui nous vous proposons'],
  ] as const)
    assert.ok(visible(writeMail('draftSuggested', locale, everyMail.draftSuggested).html).includes(action));
});
