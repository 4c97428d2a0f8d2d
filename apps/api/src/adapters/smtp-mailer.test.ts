import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { Mailer } from '../ports/mailer.ts';
import { MailRefused } from '../ports/mailer.ts';
import { openTestMailbox } from '../testing/test-mailbox.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

const mail = {
  id: '4c1c3a52-6b0f-4a52-9a38-0a0f2d1b8a11',
  to: 'maya@demo.test',
  subject: 'Fête prénatale : l’été à Montréal 📷, a subject that is longer than one line of a header may be',
  text: 'Bonjour Zoë,\n\nvoilà. 你好\n.\nafter a lone dot',
  html: '<p>Bonjour Zoë, voilà. 你好</p>',
};

const from = 'Product’s team <hello@product.test>';

function open(t: TestContext, url: string, stepLimitMs?: number): Mailer {
  const mailer = openSmtpMailer({ url, from, ...(stepLimitMs !== undefined && { stepLimitMs }) });
  t.after(() => mailer.close());
  return mailer;
}

test('delivers a mail with both parts, any alphabet, its attachments and its id', async (t) => {
  const mailbox = await openTestMailbox(t);
  const mailer = open(t, mailbox.url);
  const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));
  const attachments = [
    { fileName: 'événement.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
    { fileName: 'photo.bin', contentType: 'application/octet-stream', content },
  ];
  await mailer.send({ ...mail, attachments });
  await mailer.send(mail);
  const [first, second] = mailbox.mails;
  assert.ok(first !== undefined && second !== undefined);
  assert.deepEqual(first.to, [mail.to]);
  assert.equal(first.subject, mail.subject);
  assert.equal(first.text.trim(), mail.text);
  assert.equal(first.html.trim(), mail.html);
  assert.deepEqual(first.parsed.from?.value, [{ name: 'Product’s team', address: 'hello@product.test' }]);
  assert.equal(first.parsed.messageId, `<${mail.id}@product.test>`);
  assert.equal(second.parsed.messageId, first.parsed.messageId, 'a second try is recognised as one');
  assert.equal(first.parsed.headers.get('auto-submitted'), 'auto-generated');
  assert.deepEqual(
    first.parsed.attachments.map(({ filename, contentType, size }) => [filename, contentType, size]),
    [
      ['événement.ics', 'text/calendar', 15],
      ['photo.bin', 'application/octet-stream', 70_000],
    ],
  );
  assert.deepEqual(first.parsed.attachments[1]?.content, content);
});

test('lets no content of a mail add a header, a recipient or a file of this machine', async (t) => {
  const mailbox = await openTestMailbox(t);
  const mailer = open(t, mailbox.url);
  await mailer.send({
    ...mail,
    subject: 'Hello\r\nBcc: thief@evil.test\r\n\r\n<p>other body</p>',
    attachments: [{ fileName: 'a"\r\nX-Evil: 1\r\n.txt', contentType: 'text/plain', content: 'x' }],
  });
  const [arrived] = mailbox.mails;
  assert.deepEqual(arrived?.to, [mail.to]);
  assert.equal(arrived?.parsed.bcc, undefined);
  assert.equal(arrived?.parsed.headers.has('x-evil'), false);
  assert.equal(arrived?.html.trim(), mail.html);
  for (const to of ['maya@demo.test, thief@evil.test', 'maya@demo.test>\r\nRCPT TO:<thief@evil.test']) {
    await mailer.send({ ...mail, to }).catch(() => undefined);
  }
  assert.ok(mailbox.mails.every(({ to }) => to.length === 1 && !to.includes('thief@evil.test')));
});

test('throws a refusal with its code and without the address, and as final if the server says so', async (t) => {
  const mailbox = await openTestMailbox(t);
  const mailer = open(t, mailbox.url);
  mailbox.refuse('gone', 550);
  mailbox.refuse('later', 451);
  await assert.rejects(mailer.send({ ...mail, to: 'gone@demo.test' }), (error: unknown) => {
    assert.ok(error instanceof MailRefused);
    assert.equal(error.message, 'the mail server refuses this mail for good (EENVELOPE 550)');
    assert.equal(error.cause, undefined);
    return true;
  });
  await assert.rejects(mailer.send({ ...mail, to: 'later@demo.test' }), (error: unknown) => {
    assert.ok(error instanceof Error && !(error instanceof MailRefused));
    assert.match(error.message, /EENVELOPE 451/);
    return true;
  });
  await mailer.send(mail);
  assert.equal(mailbox.mails.length, 1, 'the others go on');
});

test('times out on a server that is silent, stalls or does not exist', async (t) => {
  const sockets: Socket[] = [];
  const replies: Readonly<Record<string, string>> = { EHLO: '250 hello\r\n', MAIL: '250 ok\r\n' };
  const listen = async (greeting: string): Promise<string> => {
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      if (greeting !== '') socket.write(greeting);
      socket.on('data', (data) => socket.write(replies[data.toString().slice(0, 4)] ?? ''));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    t.after(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const address = server.address();
    assert.ok(typeof address === 'object' && address !== null);
    return `smtp://127.0.0.1:${address.port}`;
  };
  const silent = open(t, await listen(''), 50);
  const hanging = open(t, await listen('220 here\r\n'), 50);
  const missing = open(t, 'smtp://127.0.0.1:1', 50);
  await assert.rejects(silent.send(mail), /ETIMEDOUT/);
  await assert.rejects(hanging.send(mail), /ETIMEDOUT/);
  await assert.rejects(missing.send(mail), /ESOCKET|ECONNECTION|ECONNREFUSED/);
});
