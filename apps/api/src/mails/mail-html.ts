import { brand } from '@repo/domain/brand';
import { escapeHtml, linesHtml } from './escape-html.ts';
import type { MailParts } from './mail-parts.ts';
import { mailStyles as styles, darkStyles } from './mail-styles.ts';
import { amountsHtml, factsHtml } from './mail-tables.ts';

/**
 * Returns the HTML of a mail. Uses tables for tabular data only, for screen readers. Styles are inline, because many
 * mail programs drop style sheets; the style sheet only adds the dark colours.
 */
export function mailHtml(parts: MailParts): string {
  const { locale, subject, preview, heading, greeting, opening, quotation, closing, farewell } = parts;
  const paragraphs = [greeting, ...opening].map(paragraphHtml).join('');
  return `<!doctype html>
<html lang="${locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="page" style="${styles.page}">
<div style="${styles.preview}">${escapeHtml(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<div role="article" aria-roledescription="email" lang="${locale}" style="${styles.column}">
<p class="brand" style="${styles.brand}">${escapeHtml(brand.singular)}</p>
<div class="card" style="${styles.card}">
<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>
${paragraphs}${factsHtml(parts.facts)}${amountsHtml(parts.amounts)}${quotationHtml(quotation)}${buttonHtml(parts.button)}${closing.map(paragraphHtml).join('')}
${paragraphHtml(farewell.join('\n'))}
</div>
<p class="quiet" style="${styles.footer}">${escapeHtml(parts.reason)}</p>
</div>
</body>
</html>
`;
}

const paragraphHtml = (text: string): string => `<p style="${styles.paragraph}">${linesHtml(text)}</p>`;

function quotationHtml([because, ...quoted]: readonly string[]): string {
  if (because === undefined) return '';
  const inside = quoted.map(paragraphHtml).join('');
  return `${paragraphHtml(because)}<blockquote class="quotation" style="${styles.quotation}">${inside}</blockquote>`;
}

function buttonHtml(button: MailParts['button']): string {
  if (button === undefined) return '';
  const link = escapeHtml(button.link);
  return `<p style="${styles.action}"><a class="button" href="${link}" style="${styles.button}">${escapeHtml(button.label)}</a></p>
<p class="quiet" style="${styles.bareLink}">${escapeHtml(button.bareLink)}<br><a class="link" href="${link}" style="${styles.link}">${link}</a></p>
`;
}
