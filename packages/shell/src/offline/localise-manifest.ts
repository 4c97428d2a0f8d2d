/** Names the web manifest in the language of the page (tooling/vite/src/offline/web-manifest.ts). */
export function localiseManifest(language: string): void {
  const link = document.querySelector('link[rel=manifest]');
  const address = link?.getAttribute(`data-${language.toLowerCase()}`);
  if (link !== null && typeof address === 'string') link.setAttribute('href', address);
}
