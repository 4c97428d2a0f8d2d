import { useConfiguration } from '@repo/api-client/site-data';

/** The pages of the marketing site that the product links to (S1§2). */
const sitePaths = {
  ourStory: '/our-story',
  faq: '/faq',
  business: '/business',
  contactUs: '/contact-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
} as const;

export type SitePage = keyof typeof sitePaths;

/** What to spread on a link: without an address it is a place for one, until the deployment has told where it leads. */
export function useSiteLink(): (page: SitePage) => { readonly href?: string } {
  const { data } = useConfiguration();
  return (page) => (data === undefined ? {} : { href: `${data.marketingUrl}${sitePaths[page]}` });
}
