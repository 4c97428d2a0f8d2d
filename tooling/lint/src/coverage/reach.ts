/** How far a test reaches: from the rule alone to a journey through the built product. */
export const reaches = ['rule', 'server', 'component', 'screen', 'journey'] as const;
export type Reach = (typeof reaches)[number];

/** Returns how far the tests of a file reach, by its folder. Only an app has screens; a package has parts for them. */
export function reachOf(file: string): Reach {
  if (file.startsWith('tooling/e2e/')) return 'journey';
  if (/^apps\/api\/|^packages\/(?:sandbox|signalr-server)\//.test(file)) return 'server';
  if (!file.endsWith('.test.tsx')) return 'rule';
  return file.startsWith('apps/') ? 'screen' : 'component';
}

/** Whether tests of these reaches prove something that users see. */
export const isMetByPerson = (found: ReadonlySet<Reach>): boolean =>
  found.has('screen') || found.has('journey');
