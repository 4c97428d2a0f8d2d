import type { MailParts } from './mail-parts.ts';

/** The part for those who read plain text: the same words, the link bare on a line of its own. */
export function mailText(parts: MailParts): string {
  const { greeting, opening, quotation, button, closing, farewell, reason } = parts;
  const link = button === undefined ? [] : [`${button.label}\n${button.link}`];
  const [because, ...quoted] = quotation;
  const quotedLines = quoted.map((paragraph) => paragraph.replaceAll(/^/gm, '> '));
  const blocks = [
    greeting,
    ...opening,
    ...(because === undefined ? [] : [because, ...quotedLines]),
    ...link,
    ...closing,
    farewell.join('\n'),
    `-- \n${reason}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
