import { fillText } from '@repo/i18n/fill-text';
import type { MailParts, MailRow } from './mail-parts.ts';

/** Returns the plain text of a mail, with its link on a separate line. */
export function plainTextMail(parts: MailParts): string {
  const { greeting, opening, facts, amounts, quotation, button, closing, farewell, reason, rowText } = parts;
  const link = button === undefined ? [] : [`${button.label}\n${button.link}`];
  const [because, ...quoted] = quotation;
  const quotedLines = quoted.map((paragraph) => paragraph.replaceAll(/^/gm, '> '));
  const tableOf = (rows: readonly MailRow[]): string[] =>
    rows.length === 0 ? [] : [rows.map((row) => fillText(rowText, row)).join('\n')];
  const blocks = [
    greeting,
    ...opening,
    ...tableOf(facts),
    ...tableOf(amounts === undefined ? [] : [...amounts.rows, amounts.total]),
    ...(because === undefined ? [] : [because, ...quotedLines]),
    ...link,
    ...closing,
    farewell.join('\n'),
    `-- \n${reason}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
