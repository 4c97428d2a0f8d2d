import designConfig from '@repo/design/vite-config';
import { preview } from 'vite';

/** Serves the built living page of packages/ui; returns the function by which Playwright ends it. */
export default async function startLivingPage(): Promise<() => Promise<void>> {
  const server = await preview({
    ...designConfig,
    configFile: false,
    preview: { port: 0, host: 'localhost' },
  });
  process.env['DESIGN_URL'] = server.resolvedUrls?.local[0] ?? '';
  return () => server.close();
}
