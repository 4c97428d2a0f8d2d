import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';
import type { ParsedMail } from 'mailparser';
import { openSmtpMailer } from '../adapters/smtp-mailer.ts';
import type { Mailer } from '../ports/mailer.ts';

type Cleanup = Pick<TestContext, 'after'>;

export type TestMail = {
  /** The recipients of the SMTP envelope, which may differ from the To header. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly parsed: ParsedMail;
};

export type TestMailbox = {
  readonly url: string;
  /** All received mails, the earliest first. */
  readonly mails: readonly TestMail[];
  /** Refuses recipients that contain a text, with an SMTP status. */
  readonly refuse: (recipient: string, status: number) => void;
};

/** Opens a real mail server on this machine that keeps the mails it receives. */
export async function openTestMailbox(t: Cleanup): Promise<TestMailbox> {
  // Loaded with the first mailbox: most test files read no mail.
  const [{ SMTPServer }, { simpleParser }] = await Promise.all([import('smtp-server'), import('mailparser')]);
  const mails: TestMail[] = [];
  const refusals = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Clients keep their connections open.
    closeTimeout: 10,
    logger: false,
    onRcptTo: ({ address }, _, answer) => {
      const refusal = [...refusals].find(([recipient]) => address.includes(recipient));
      answer(
        refusal && Object.assign(new Error(`<${address}> is not welcome`), { responseCode: refusal[1] }),
      );
    },
    onData: (stream, session, answer) => {
      const keep = async (): Promise<void> => {
        const parsed = await simpleParser(stream);
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const { subject = '', text = '', html } = parsed;
        mails.push({ to, subject, text, html: html || '', parsed });
      };
      keep().then(
        () => answer(),
        (error: Error) => answer(error),
      );
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  t.after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (recipient, status) => void refusals.set(recipient, status),
  };
}

/** Returns a mailer whose mailbox opens with the first mail, since most tests send none. */
export function lazyTestMailbox(t: Cleanup): { mailer: Mailer; mails: () => readonly TestMail[] } {
  let opened: Promise<{ mailbox: TestMailbox; mailer: Mailer }> | undefined;
  let mails: readonly TestMail[] = [];
  const open = async () => {
    const mailbox = await openTestMailbox(t);
    ({ mails } = mailbox);
    return { mailbox, mailer: openSmtpMailer({ url: mailbox.url, from: 'Test <hello@product.test>' }) };
  };
  return {
    mailer: {
      send: async (mail) => {
        opened ??= open();
        await (await opened).mailer.send(mail);
      },
      close: () => void opened?.then(({ mailer }) => mailer.close()),
    },
    mails: () => mails,
  };
}
