const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where a page that was reached over plain HTTP goes instead (A-R08); nothing where it may stay. The server redirects
 * too, but a build may lie where nobody does.
 */
export function secureAddressOf({ protocol, hostname, href }: Location | URL): string | undefined {
  if (protocol !== 'http:' || ownMachine.test(hostname)) return undefined;
  return href.replace(/^http:/, 'https:');
}
