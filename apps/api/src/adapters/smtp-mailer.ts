import { createTransport } from 'nodemailer';
import { MailRefused } from '../ports/mailer.ts';
import type { Mailer } from '../ports/mailer.ts';

type SmtpSettings = {
  /** smtp://user:password@host:587, or smtps:// */
  readonly url: string;
  /** The sender: a name and an address in angle brackets, or an address only. */
  readonly from: string;
  /** The time limit of each step of the SMTP session. */
  readonly stepLimitMs?: number;
};

/** Sends mails over a few open connections. Never logs contents or recipients. */
export function openSmtpMailer({ url, from, stepLimitMs = 10_000 }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // The job that sends the mail decides on retries.
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

/** Keeps only the codes of a failure, because mail servers repeat addresses in their messages. */
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
