import { escapeHtml, linesHtml } from './escape-html.ts';
import type { MailAmountTable, MailRow } from './mail-parts.ts';
import { mailStyles as styles } from './mail-styles.ts';

/** Returns the table of facts. */
export const factsHtml = (facts: readonly MailRow[]): string =>
  facts.length === 0
    ? ''
    : `<table style="${styles.table}"><tbody>${facts.map(factHtml).join('')}</tbody></table>\n`;

const factHtml = ({ label, value }: MailRow): string =>
  `<tr><th class="quiet rule" scope="row" style="${styles.factLabel}">${escapeHtml(label)}</th><td class="rule" style="${styles.fact}">${linesHtml(value)}</td></tr>\n`;

/** Returns the table of amounts with their total. */
export function amountsHtml(amounts: MailAmountTable | undefined): string {
  if (amounts === undefined) return '';
  const { head, rows, total } = amounts;
  return `<table style="${styles.table}">
<thead><tr><th class="quiet rule" scope="col" style="${styles.head}">${escapeHtml(head.label)}</th><th class="quiet rule" scope="col" style="${styles.amountHead}">${escapeHtml(head.value)}</th></tr></thead>
<tbody>${rows.map((row) => amountHtml(row, styles.item, styles.amount)).join('')}</tbody>
<tfoot>${amountHtml(total, styles.total, styles.totalAmount)}</tfoot>
</table>
`;
}

const amountHtml = ({ label, value }: MailRow, labelStyle: string, valueStyle: string): string =>
  `<tr><th class="rule" scope="row" style="${labelStyle}">${escapeHtml(label)}</th><td class="rule" style="${valueStyle}">${escapeHtml(value)}</td></tr>\n`;
