const urls = new WeakMap<Blob, string>();

/** Returns an address under which the page can show a chosen file; the browser frees it when the page is left. */
export function objectUrlOf(file: Blob): string {
  const url = urls.get(file) ?? URL.createObjectURL(file);
  urls.set(file, url);
  return url;
}
