/**
 * The brand word, spelled here and nowhere else: renaming the product is a change to this file.
 * The specs write `{product}` for a provider; these are the forms in which it appears on screens and in paths.
 */
export const brand = {
  singular: 'Shutterbee',
  plural: 'Shutterbeez',
  slug: 'shutterbee',
} as const;

/** The path segment that the specs write as `{product}`, as a literal type so that contract keys stay typed. */
export type BrandSlug = typeof brand.slug;
