const ownMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Returns the HTTPS address of a page that was opened over plain HTTP; undefined if it may stay (A-R08). The server
 * redirects too, but a build may be hosted without it.
 */
export function secureAddressOf({ protocol, hostname, href }: Location | URL): string | undefined {
  if (protocol !== 'http:' || ownMachine.test(hostname)) return undefined;
  return href.replace(/^http:/, 'https:');
}
