// The first file that every root command runs, possibly on a Node too old for the rest of the project and after
// a failed install (pnpm only warns about that). Prints what is missing in one sentence.
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const command = process.argv[2];
const wanted = readFileSync(new URL('pnpm-workspace.yaml', root), 'utf8').match(/^nodeVersion: (\S+)/m)?.[1];
const isInstalled =
  existsSync(new URL('node_modules/.bin/turbo', root)) &&
  existsSync(new URL('node_modules/typescript', root));

if (!isInstalled || process.versions.node.split('.')[0] !== wanted?.split('.')[0]) {
  console.error(
    isInstalled
      ? `This needs the Node ${wanted} that the project installs for itself: run it as "npx -y pnpm ${command}".`
      : `The packages of the project are not installed: see the messages above, then run "npx -y pnpm ${command}" again.`,
  );
  process.exit(1);
}
process.chdir(new URL('.', root).pathname);
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.TURBO_TELEMETRY_DISABLED = '1';
// Each test file and each server is a process of its own that would compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= new URL('node_modules/.cache/compiled', root).pathname;
await import(`./src/${command}.ts`);
