import { useConfiguration, useMiscAmountsQuery } from '@repo/api-client/site-data';
import { brand } from '@repo/domain/brand';
import type { Cents } from '@repo/domain/money/cents';
import { parseDollars } from '@repo/domain/money/dollars';
import { parseFeeRates, standardFeeRates } from '@repo/domain/money/fee-rates';
import type { FeeRates } from '@repo/domain/money/fee-rates';
import { useMemo } from 'react';

/** Returns the server's percentages, or the footer's until they are loaded. */
export function useFeeRates(): FeeRates {
  const { data } = useMiscAmountsQuery();
  return useMemo(() => {
    const live = data === undefined ? undefined : parseFeeRates(data);
    return live?.ok === true ? live.value : standardFeeRates();
  }, [data]);
}

/** Returns the server's price of an extra hour; undefined until it is loaded. */
export function useExtensionPrice(): Cents | undefined {
  const { data } = useConfiguration();
  const price = data === undefined ? undefined : parseDollars(data[`${brand.slug}ExtendPrice`]);
  return price?.ok === true ? price.value : undefined;
}
