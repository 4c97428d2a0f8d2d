/** Whether a query failed because what it asks for does not exist, or is not for this account. */
export const isMissing = (error: { readonly code?: string | undefined } | undefined): boolean =>
  error?.code === 'object_does_not_exist' || error?.code === 'not_allowed';
