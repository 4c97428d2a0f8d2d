/** The id of what an object refers to; it may stand there in full. */
export const idOf = (reference: string | { readonly id: string } | null): string =>
  (typeof reference === 'object' ? reference?.id : reference) ?? '';
