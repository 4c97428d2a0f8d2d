import type { Cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import classNames from './values.module.css';

/** An amount in the language of the page, on one line. */
export function Money({ amount }: { readonly amount: Cents }) {
  const { money } = useFormats();
  return <span className={classNames['value']}>{money(amount)}</span>;
}
