import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { createTransport } from 'nodemailer';
import { Client } from 'pg';
import { openTestSandbox } from '../testing/test-sandbox.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const link = 'https://product.test/email_confirmation/?code=1&amp;email=a';
const welcome = {
  messageId: '<welcome-1@product.test>',
  from: 'hello@product.test',
  to: 'Nadia <Nadia@mail.test>',
  subject: 'Bienvenue à <b>bord</b>',
  text: `Confirm: https://product.test/email_confirmation/?code=1&email=a`,
  html: `<p><a href="${link}">Confirm</a></p><script>alert(1)</script>`,
};

type Mail = {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  at: number;
};

async function openMailbox(t: TestContext) {
  const box = await openTestSandbox(t);
  const transport = createTransport(box.sandbox.smtpUrl);
  t.after(() => transport.close());
  return { ...box, send: (mail: object) => transport.sendMail({ ...welcome, ...mail }) };
}

async function mailsIn({ app }: TestSandbox, query: Record<string, string> = {}): Promise<Mail[]> {
  const reply = await app.inject({ url: '/sandbox/mailbox.json', query });
  assert.equal(reply.statusCode, 200);
  return reply.json();
}

test('lists a sent mail with its links and the time of the product', async (t) => {
  const box = await openMailbox(t);
  await box.send({});
  const [mail] = await mailsIn(box, { to: 'NADIA@mail.test' });
  assert.deepEqual(mail, {
    id: mail?.id,
    to: 'nadia@mail.test',
    subject: welcome.subject,
    text: welcome.text,
    html: welcome.html,
    links: ['https://product.test/email_confirmation/?code=1&email=a'],
    at: box.clock.nowMs() / 1000,
  });
});

test('lists mails newest first, for one address or for all, and once for each recipient', async (t) => {
  const box = await openMailbox(t);
  await box.send({ messageId: '<1@x>', to: 'a@mail.test', subject: 'first' });
  await box.send({ messageId: '<2@x>', to: 'b@mail.test', cc: 'a@mail.test', subject: 'second' });
  const subjects = async (query = {}) =>
    (await mailsIn(box, query)).map(({ to, subject }) => `${to} ${subject}`);
  assert.deepEqual(await subjects({ to: 'a@mail.test' }), ['a@mail.test second', 'a@mail.test first']);
  assert.equal((await subjects()).length, 3);
  assert.deepEqual(await subjects({ to: 'unknown@mail.test' }), []);
  assert.deepEqual(await subjects({ to: "'; drop table sandbox.mail; \0" }), []);
});

test('lists a mail that is sent twice once', async (t) => {
  const box = await openMailbox(t);
  await Promise.all([box.send({}), box.send({})]);
  await box.send({ to: 'nadia@mail.test, theo@mail.test' });
  assert.deepEqual(
    (await mailsIn(box)).map(({ to }) => to),
    ['theo@mail.test', 'nadia@mail.test'],
  );
});

test('refuses a mail that is too large, and stores the readable part of unusual content', async (t) => {
  const box = await openMailbox(t);
  const attachments = [{ filename: 'big.bin', content: Buffer.alloc(9 * 1024 * 1024) }];
  await assert.rejects(box.send({ attachments }), /552|size/i);
  assert.deepEqual(await mailsIn(box), []);
  await box.send({
    subject: '',
    html: undefined,
    text: 'zero\0zero 🎉',
    attachments: [{ filename: 'a.ics', content: 'x' }],
  });
  const [mail] = await mailsIn(box);
  assert.match(mail?.text ?? '', /^zero.?zero 🎉/);
  assert.equal(mail?.html, '');
  const page = await box.app.inject({ url: `/sandbox/mailbox/${mail?.id}` });
  assert.match(page.body, /a\.ics/);
});

test('the mail server refuses invalid commands and keeps running', async (t) => {
  const box = await openMailbox(t);
  const socket = connect(Number(new URL(box.sandbox.smtpUrl).port), '127.0.0.1');
  let replies = '';
  socket.setEncoding('utf8').on('data', (text: string) => (replies += text));
  // A client that sends before the greeting is ignored.
  await once(socket, 'data');
  socket.end('HELO x\r\nMAIL FROM:<>\r\nRCPT TO:<not an address>\r\nDATA\r\n\0\u0001\r\nNONSENSE\r\n');
  await once(socket, 'close');
  assert.match(replies, /^5\d\d /m);
  await box.send({});
  assert.equal((await mailsIn(box)).length, 1);
});

test('shows mails as text, and their HTML in a frame without scripts', async (t) => {
  const box = await openMailbox(t);
  await box.send({});
  const [mail] = await mailsIn(box);
  const list = await box.app.inject({ url: '/sandbox/mailbox', query: { to: '"><script>' } });
  assert.match(list.body, /value="&quot;&gt;&lt;script&gt;"/);
  for (const url of ['/sandbox/mailbox', `/sandbox/mailbox/${mail?.id}`]) {
    const { body, headers } = await box.app.inject({ url });
    assert.match(body, /Bienvenue à &lt;b&gt;bord&lt;\/b&gt;/);
    assert.doesNotMatch(body, /<script|<style| style=/);
    assert.match(String(headers['content-security-policy']), /default-src 'self'/);
  }
  const framed = await box.app.inject({ url: `/sandbox/mailbox/${mail?.id}/html` });
  assert.ok(framed.body.includes(welcome.html));
  assert.match(String(framed.headers['content-security-policy']), /default-src 'none'.*sandbox allow-popups/);
  assert.doesNotMatch(String(framed.headers['content-security-policy']), /allow-scripts|allow-same-origin/);
  assert.equal((await box.app.inject({ url: '/sandbox/sandbox.css' })).statusCode, 200);
});

test('answers 404 for any unknown mail', async (t) => {
  const { app } = await openTestSandbox(t);
  for (const id of ['1', '0', '-1', '1.5', 'x', '999999999999999', '9'.repeat(40), '%00']) {
    for (const rest of ['', '/html']) {
      assert.equal((await app.inject({ url: `/sandbox/mailbox/${id}${rest}` })).statusCode, 404, id);
    }
  }
});

test('deletes the oldest mails when the mailbox is full', async (t) => {
  const box = await openMailbox(t);
  await box.send({ messageId: '<old@x>', subject: 'old' });
  await runSql(box, `select setval(pg_get_serial_sequence('sandbox.mail', 'id'), 5000)`);
  await box.send({ messageId: '<new@x>', subject: 'new' });
  assert.deepEqual(
    (await mailsIn(box)).map(({ subject }) => subject),
    ['new'],
  );
});

async function runSql({ connection }: TestSandbox, statement: string): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(statement);
  await client.end();
}
