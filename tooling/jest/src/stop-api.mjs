import { once } from 'node:events';

export default async function stopApi() {
  const gone = once(globalThis.testApi, 'exit');
  // The server ends with its input, also when this process is killed.
  globalThis.testApi.stdin.end();
  await gone;
}
