import { cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { useFormats } from '@repo/i18n/formats/use-formats';

/** Returns the function that writes an amount of the API, which is in dollars. */
export function usePay(): (dollars: number) => string {
  const { money } = useFormats();
  return (dollars) => {
    const amount = parseDollars(dollars);
    return money(amount.ok ? amount.value : cents(0));
  };
}
