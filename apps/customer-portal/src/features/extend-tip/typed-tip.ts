import { cents, type Cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';

/** An amount in either language, without spaces and the dollar sign: `12`, `12.50`, `12,50` or `1,000`. */
const plainAmount = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;
const groupedAmount = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/** Returns the custom tip that was typed: null without one, and 0, which is refused, when it is not an amount. */
export function parseTypedTip(typed: string): Cents | null {
  const text = typed.replaceAll(/[\s\u{a0}\u{202f}$]/gu, '');
  if (text === '') return null;
  const [, dollars = '', fraction = '0'] = plainAmount.exec(text) ?? groupedAmount.exec(text) ?? [];
  const amount = parseDollars(Number(`${dollars.replaceAll(',', '')}.${fraction}`));
  return dollars !== '' && amount.ok ? amount.value : cents(0);
}
