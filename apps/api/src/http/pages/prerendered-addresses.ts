/** Returns the part of a query that selects another page: the form it asks for, or that it has a token. */
function markOf(query: URLSearchParams): string {
  const form = query.get('form');
  if (form !== null) return `?form=${form}`;
  return query.get('token') ? '?token=any' : '';
}

/**
 * Returns the prerendered pages that may be shown at an address, the nearest first. Paths match in any case, with or
 * without a trailing slash; `any` is the common part of all pages below a path.
 */
export function prerenderedAddressesOf(path: string, query: string): readonly string[] {
  const name = path.toLowerCase().replaceAll(/^\/|\/$/g, '');
  const [page, ...rest] = name.split('/');
  const own = `/${name}${markOf(new URLSearchParams(query))}`;
  return [own, ...(rest.length === 0 ? [] : [`/${page}/any`]), '/any'];
}
