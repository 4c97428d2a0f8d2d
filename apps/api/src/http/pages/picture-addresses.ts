/** What a query makes another page of: the form that it asks for, or that it brings a token at all. */
function markOf(query: URLSearchParams): string {
  const form = query.get('form');
  if (form !== null) return `?form=${form}`;
  return query.get('token') ? '?token=any' : '';
}

/**
 * The addresses whose first picture may be shown at an address, the nearest first. Paths are the same in any case, with
 * and without the last slash; `any` stands for what all pages below have in common.
 */
export function pictureAddressesOf(path: string, query: string): readonly string[] {
  const name = path.toLowerCase().replaceAll(/^\/|\/$/g, '');
  const [page, ...rest] = name.split('/');
  const own = `/${name}${markOf(new URLSearchParams(query))}`;
  return [own, ...(rest.length === 0 ? [] : [`/${page}/any`]), '/any'];
}
