import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerSession } from 'smtp-server';
import type { Clock } from '../clock/shared-clock.ts';
import type { ArrivedMail, MailRepository } from './mail.repository.ts';

const longestMailBytes = 10 * 1024 * 1024;
const mostRecipients = 50;
const longestSubject = 1000;
const longestBody = 1_000_000;

type Deps = {
  readonly mails: MailRepository;
  readonly clock: Clock;
  readonly onTrouble: (reason: unknown) => void;
};

/** Opens a local mail server that accepts all mails and stores them in the mailbox. */
export async function openMailServer({ mails, clock, onTrouble }: Deps) {
  const server = new SMTPServer({
    name: 'sandbox',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: longestMailBytes,
    maxClients: 50,
    socketTimeout: 60_000,
    closeTimeout: 500,
    onRcptTo: (_, { envelope }, done) =>
      done(envelope.rcptTo.length < mostRecipients ? null : refusal(452, 'too many recipients')),
    onData: (stream, session, done) => {
      receive(stream, session)
        .then((mail) => mails.store(mail))
        .then(
          () => done(),
          (error: unknown) => {
            if (!isRefusal(error)) onTrouble(error);
            done(isRefusal(error) ? error : refusal(451, 'the mail could not be kept'));
          },
        );
    },
  });
  const receive = async (stream: Readable, { envelope }: SMTPServerSession): Promise<ArrivedMail> => {
    const parsed = await simpleParser(await readBounded(stream), { skipImageLinks: true });
    return mailOf(parsed, {
      recipients: [...new Set(envelope.rcptTo.map(({ address }) => address.toLowerCase()))],
      atSeconds: Math.floor(clock.nowMs() / 1000),
    });
  };
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  // Ignores clients that disconnect mid-command.
  server.on('error', () => undefined);
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

async function readBounded(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes <= longestMailBytes) chunks.push(part);
  }
  if (bytes > longestMailBytes) throw refusal(552, 'the mail is too large');
  return Buffer.concat(chunks);
}

const mailOf = (
  parsed: ParsedMail,
  envelope: Pick<ArrivedMail, 'recipients' | 'atSeconds'>,
): ArrivedMail => ({
  ...envelope,
  messageId: storable(parsed.messageId ?? randomUUID(), longestSubject),
  subject: storable(parsed.subject ?? '', longestSubject),
  text: storable(parsed.text ?? '', longestBody),
  html: storable(parsed.html === false ? '' : parsed.html, longestBody),
  attachments: parsed.attachments.map(({ filename, contentType, size }) => ({
    fileName: storable(filename ?? 'attachment', 255),
    contentType: storable(contentType, 255),
    bytes: size,
  })),
});

/** The database holds any text but one with a zero in it. */
const storable = (text: string, maxCharacters: number): string =>
  text.replaceAll('\0', '').slice(0, maxCharacters).toWellFormed();

type Refusal = Error & { readonly responseCode: number };

const refusal = (responseCode: number, message: string): Refusal =>
  Object.assign(new Error(message), { responseCode });

const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'responseCode' in error;
