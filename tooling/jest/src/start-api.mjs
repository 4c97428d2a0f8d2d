import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('../../../apps/api/src/testing/serve.ts', import.meta.url));

export default async function startApi() {
  const child = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [address] = await new Promise((resolve, reject) => {
    createInterface(child.stdout).once('line', (line) => resolve([line]));
    child.once('exit', (code) => reject(new Error(`the API for the tests ended with ${code}`)));
  });
  process.env.TEST_API_URL = address;
  globalThis.testApi = child;
}
