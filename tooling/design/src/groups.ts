/** The groups of components, each a page of its own: `/design/?show=fields`. */
export const groups = [
  'actions',
  'fields',
  'dates',
  'overlays',
  'feedback',
  'media',
  'data',
  'facts',
] as const;
export type Group = (typeof groups)[number];

export const isGroup = (text: unknown): text is Group => groups.some((group) => group === text);
