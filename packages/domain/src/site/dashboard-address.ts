import { brand } from '../brand.ts';

/** The tabs of a host's dashboard, the default first. */
export const hostTabs = ['MyEvents', 'MyAccount', 'AttendedEvents', 'ReferAFriend', 'Support'] as const;
export type HostTab = (typeof hostTabs)[number];

/** The tabs of a host's event in the order of the specs, the default first (J-R09). */
export const eventTabs = ['Extend', 'Tip', 'Gallery', 'Invoice', 'Review', 'MessageBoard'] as const;
export type EventTab = (typeof eventTabs)[number];

/** The tabs of a provider's dashboard, the default first (S-R01). */
export const providerTabs = ['EventRequests', 'MyEvents', 'ReelEvents', 'MyProfile'] as const;
export type ProviderTab = (typeof providerTabs)[number];

/** The nested tabs of MyProfile, the default first. */
export const profileTabs = ['MySchedule', 'MyPortfolio', 'MyInfo'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The pages of a provider's dashboard. The last two have no tab of their own: they open from an event (S3§2). */
export type ProviderPage = Exclude<ProviderTab, 'MyProfile'> | ProfileTab | 'MessageBoard' | 'Gallery';

const providerPages: readonly ProviderPage[] = [
  'EventRequests',
  'MyEvents',
  'ReelEvents',
  ...profileTabs,
  'MessageBoard',
  'Gallery',
];

export const hostHome = '/CustomerDashboard';
export const providerHome = `/${brand.singular}Dashboard`;

/** The three address forms of each dashboard as route patterns; a missing slug means the default tab (A-R03, A-R04). */
export const hostRoutes = {
  home: hostHome,
  tab: `${hostHome}_/:tab?`,
  event: `${hostHome}Tab/MyEvents/:eventId/:tab?`,
} as const;
export const providerRoutes = {
  home: providerHome,
  tab: `${providerHome}_/:tab?`,
  nested: `${providerHome}Tab/:tab?/:nestedTab?`,
} as const;

/** Returns the slug that a text spells in any letter case; undefined if there is none. */
const slugIn = <Slug extends string>(slugs: readonly Slug[], text: string | undefined): Slug | undefined =>
  slugs.find((slug) => slug.toLowerCase() === text?.toLowerCase());

/** Returns the tab of a slug in an address; the default tab for an unknown slug. */
export const hostTabOf = (slug: string | undefined): HostTab => slugIn(hostTabs, slug) ?? hostTabs[0];

export const eventTabOf = (slug: string | undefined): EventTab => slugIn(eventTabs, slug) ?? eventTabs[0];

/** Returns the page of the slugs in an address: the nested one, else the first, else the default page. */
export function providerPageOf(tab: string | undefined, nestedTab?: string): ProviderPage {
  const page = slugIn(providerPages, nestedTab) ?? slugIn(providerPages, tab);
  if (page !== undefined) return page;
  return slugIn(providerTabs, tab) === 'MyProfile' ? profileTabs[0] : providerTabs[0];
}

/** Returns the nested tab that is a page of MyProfile; undefined for other pages. */
export const profileTabOf = (page: ProviderPage): ProfileTab | undefined => slugIn(profileTabs, page);

/** Returns the tab under which a page is found. */
export const tabOfProviderPage = (page: ProviderPage): ProviderTab =>
  slugIn(providerTabs, page) ?? (profileTabOf(page) ? 'MyProfile' : 'MyEvents');

export const hostTabPath = (tab: HostTab): string => `${hostHome}_/${tab}`;

export const eventTabPath = (eventId: number, tab: EventTab): string =>
  `${hostHome}Tab/MyEvents/${eventId}/${tab}`;

/** Names the event that a list opens at first, or that a page is about. */
export const eventParameter = 'event';

/** Returns the address of a host's events with one of them open; the page finds the list that has it. */
export const hostEventPath = (eventId: number): string =>
  `${hostTabPath('MyEvents')}?${eventParameter}=${eventId}`;

export const providerTabPath = (tab: ProviderTab): string => `${providerHome}_/${tab}`;

/** Returns the address of a page: of its tab, or of the page nested in it. */
export function providerPagePath(page: ProviderPage): string {
  const tab = tabOfProviderPage(page);
  return tab === page ? providerTabPath(tab) : `${providerHome}Tab/${tab}/${page}`;
}

/** Returns the address of a page of a provider that is about an event, or opens it. */
export const providerEventPath = (page: 'EventRequests' | 'MyEvents' | 'Gallery', eventId: number): string =>
  `${providerPagePath(page)}?${eventParameter}=${eventId}`;
