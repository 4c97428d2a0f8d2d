type QueryState = { readonly data?: unknown; readonly error?: unknown };

/**
 * Whether a query was not answered yet. Unlike `isLoading` of RTK Query it stays false while a failed one is tried again,
 * so that what was shown around the failure stays.
 */
export const isFirstLoad = ({ data, error }: QueryState): boolean =>
  data === undefined && error === undefined;
