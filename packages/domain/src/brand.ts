/**
 * The brand word, defined only here: to rename the product, change this file. The specs write `{product}` for
 * a provider; these are its forms on screens and in paths.
 */
export const brand = {
  singular: 'Shutterbee',
  plural: 'Shutterbeez',
  slug: 'shutterbee',
} as const;

/** The path segment `{product}` of the specs, as a literal type so that contract keys stay typed. */
export type BrandSlug = typeof brand.slug;
