import { createTransport } from 'nodemailer';
import { MailRefused } from '../ports/mailer.ts';
import type { Mailer } from '../ports/mailer.ts';

type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// */
  readonly url: string;
  /** Who mails come from: a name and an address in angle brackets, or an address alone. */
  readonly from: string;
  /** How long each step of a conversation with the server may take. */
  readonly stepLimitMs?: number;
};

/** Sends over a few connections that are kept open. What a mail says, and to whom, is never logged. */
export function openSmtpMailer({ url, from, stepLimitMs = 10_000 }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // Whether a mail is tried again, and when, is for the job that sends it to say.
    maxRequeues: 0,
    connectionTimeout: stepLimitMs,
    greetingTimeout: stepLimitMs,
    dnsTimeout: stepLimitMs,
    socketTimeout: stepLimitMs,
    logger: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async ({ id, to, subject, text, html, attachments = [] }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: attachments.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            contentType,
            content,
          })),
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Mail servers repeat addresses in what they say, so only the codes of a failure are kept. */
function failureOf(error: unknown): Error {
  const { code, status } = codesOf(error);
  const codes = [code, status].filter((part) => part !== undefined).join(' ');
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isOfThisMail && status !== undefined && status >= 500 && status !== 503
    ? new MailRefused(`the mail server refuses this mail for good (${codes})`)
    : new Error(`the mail server did not take the mail (${codes || 'no code'})`);
}

function codesOf(error: unknown): { code: string | undefined; status: number | undefined } {
  if (!(error instanceof Error)) return { code: undefined, status: undefined };
  return {
    code: 'code' in error && typeof error.code === 'string' ? error.code : undefined,
    status:
      'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  };
}
