import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Options for headless Chromium as root and without a network. */
export const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of Chromium. Installs it when run as root; otherwise throws with the command. */
export function chromiumPath(): string {
  const found = process.env['CHROMIUM_PATH'] ?? places.find((path) => existsSync(path));
  if (found !== undefined) return found;
  const command = 'apt-get update && apt-get install -y chromium';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('installing Chromium for the browser journeys\n');
    spawnSync('sh', ['-c', command], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(`The browser journeys need Chromium: run "sudo sh -c '${command}'", or set CHROMIUM_PATH.`);
}
