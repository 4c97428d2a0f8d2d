import { useConfiguration } from '@repo/api-client/site-data';

/** The pages of the marketing site that the product links to (S1§2). */
export const sitePaths = {
  ourStory: '/our-story',
  faq: '/faq',
  business: '/business',
  community: '/community',
  contactUs: '/contact-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
} as const;

export type SitePage = keyof typeof sitePaths;

export const sitePages = Object.keys(sitePaths) as SitePage[];

/** Returns the props of a link to the marketing site; without an address until the configuration is loaded. */
export function useSiteLink(): (page: SitePage) => { readonly href?: string } {
  const { data } = useConfiguration();
  return (page) => (data === undefined ? {} : { href: `${data.marketingUrl}${sitePaths[page]}` });
}
