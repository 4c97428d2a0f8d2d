import { brand } from '@repo/domain/brand';

/** The names that every text may use without being handed them, as the specs write them. */
export const brandWords = { product: brand.singular, products: brand.plural } as const;
