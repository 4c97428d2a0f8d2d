/** Who changes something that operators look after: somebody signed in, or somebody at the machine itself. */
export type Author =
  | { readonly kind: 'operator'; readonly accountId: number }
  | { readonly kind: 'command line'; readonly user: string };
