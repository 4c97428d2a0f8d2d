export type Mail = {
  /** The same mail sent twice carries the same id, so that mail programs show it once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
};

export type MailAttachment = {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string | Buffer;
};

/** Hands a mail to the mail server; throws when the server does not take it. */
export type Mailer = {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
};

/** Thrown when the server will never take this mail: an address that does not exist, a mail that is too large. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
