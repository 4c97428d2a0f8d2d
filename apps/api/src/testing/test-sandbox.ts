import type { TestContext } from 'node:test';
import { openSandbox } from '@repo/sandbox/open-sandbox';
import type { Sandbox } from '@repo/sandbox/open-sandbox';
import type { AppDeps } from '../bind-modules.ts';
import { webhookPath } from '../external-services.ts';
import { openTestApi } from './test-api.ts';
import type { TestApi } from './test-api.ts';

export type TestSandbox = TestApi & {
  readonly sandbox: Sandbox;
  /** Where the API listens, with the sandbox below `/sandbox`. */
  readonly url: string;
  /** Returns how many times the sandbox has asked the product to run due jobs. */
  readonly dueRuns: () => number;
};

/**
 * Opens the real API with the real sandbox on a socket. `depsAt` creates the dependencies that talk to the sandbox and
 * get its address by a function, since it is known only later. The sandbox takes the fixed clock for the real time.
 */
export async function openTestSandbox(
  t: Pick<TestContext, 'after'>,
  depsAt: (url: () => string) => Partial<AppDeps> = () => ({}),
): Promise<TestSandbox> {
  let url = '';
  let runs = 0;
  const api = await openTestApi(
    t,
    depsAt(() => url),
  );
  const { connection, clock } = api;
  const sandbox = await openSandbox({ connection, realClock: clock, onTrouble: () => undefined });
  const runDueJobs = async (): Promise<number> => {
    runs += 1;
    return runs;
  };
  api.app.addHook('onClose', sandbox.close);
  await sandbox.mount(api.app, {
    publicUrl: () => 'http://product.test',
    webhookUrl: () => `${url}${webhookPath}`,
    runDueJobs,
  });
  url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...api, sandbox, url, dueRuns: () => runs };
}
