import type { Pool } from 'pg';

export type ArrivedMail = {
  readonly messageId: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  readonly atSeconds: number;
};

export type Attachment = { readonly fileName: string; readonly contentType: string; readonly bytes: number };

export type StoredMail = Omit<ArrivedMail, 'messageId' | 'recipients'> & {
  readonly id: number;
  readonly to: string;
};

/** Older mails are deleted, to limit disk space. */
const mostKept = 5000;
const mostListed = 100;

type Row = {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  attachments: Attachment[];
  at_seconds: string;
};

const columns = 'id, recipient, subject, body_text, body_html, attachments, at_seconds';

export const mailRepository = (pool: Pool) => ({
  /** The same mail for the same recipient is kept once, however often it is sent. */
  store: async (mail: ArrivedMail): Promise<void> => {
    await pool.query(
      `with stored as (
         insert into sandbox.mail
           (message_id, recipient, subject, body_text, body_html, attachments, at_seconds)
         select $1, unnest($2::text[]), $3, $4, $5, $6, $7
         on conflict (message_id, recipient) do nothing
         returning id
       )
       delete from sandbox.mail where id <= (select max(id) from stored) - $8`,
      [
        mail.messageId,
        mail.recipients,
        mail.subject,
        mail.text,
        mail.html,
        JSON.stringify(mail.attachments),
        mail.atSeconds,
        mostKept,
      ],
    );
  },

  /** Returns the mails to one address or to all, newest first. */
  list: async (to: string | undefined): Promise<StoredMail[]> => {
    const { rows } = await pool.query<Row>(
      `select ${columns} from sandbox.mail where $1::text is null or recipient = $1
       order by id desc limit ${mostListed}`,
      [to ?? null],
    );
    return rows.map(mailOf);
  },

  find: async (id: number): Promise<StoredMail | undefined> => {
    const { rows } = await pool.query<Row>(`select ${columns} from sandbox.mail where id = $1`, [id]);
    return rows[0] && mailOf(rows[0]);
  },
});

export type MailRepository = ReturnType<typeof mailRepository>;

const mailOf = (row: Row): StoredMail => ({
  id: Number(row.id),
  to: row.recipient,
  subject: row.subject,
  text: row.body_text,
  html: row.body_html,
  attachments: row.attachments,
  atSeconds: Number(row.at_seconds),
});
