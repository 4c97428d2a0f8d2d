/** The author of an audited change: a signed-in operator, a provider on the own calendar, or a user of the command line. */
export type Author =
  | { readonly kind: 'operator' | 'provider'; readonly accountId: number }
  | { readonly kind: 'command line'; readonly user: string };
