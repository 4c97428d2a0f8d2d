/** Returns the part of a query that selects another page: the form it asks for. */
function markOf(query: URLSearchParams): string {
  const form = query.get('form');
  return form === null ? '' : `?form=${form}`;
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
