import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import { runningPostmaster } from '../../database/embedded/postmaster-file.ts';

type Launch = {
  /** The working directory: the repository, or a folder of `makeLaunchFolder`. */
  readonly folder: string;
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Defaults to the README's command. */
  readonly command?: readonly string[];
};

export type LaunchedProduct = {
  /** The process of the command, the first of the chain npx, pnpm, shell, product. */
  readonly launcher: ReturnType<typeof spawn>;
  /** Returns the rest of the first output line that begins with a word; undefined if the product ends before. */
  readonly waitForLine: (word: string) => Promise<string | undefined>;
  /** Resolves when the last process of the chain has ended. */
  readonly ended: Promise<unknown>;
};

export const program = join(import.meta.dirname, '../../main.ts');

/** Creates a package whose start script is the product alone, so that the README's command runs without a build. */
export async function makeLaunchFolder(t: TestContext): Promise<string> {
  const folder = await makeFolder(t);
  const scripts = { start: `"${process.execPath}" "${program}"` };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'launched', private: true, scripts }));
  return folder;
}

/** Creates a temporary folder that the account of the database server can enter too. */
export async function makeFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'launched-'));
  await chmod(folder, 0o755);
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

/** Starts the product with the README's command. */
export function launchProduct(t: TestContext, launch: Launch): LaunchedProduct {
  const { folder, dataDir, env = {}, command = ['npx', '-y', 'pnpm', 'start'] } = launch;
  const [first = '', ...rest] = command;
  const launcher = spawn(first, rest, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // npm has the package manager already; where it asks the registry all the same, it must not wait for it.
      npm_config_prefer_offline: 'true',
      npm_config_fetch_retries: '0',
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const output: string[] = [];
  const lines = createInterface(launcher.stdout).on('line', (line) => output.push(line));
  // Every process of the chain holds the output pipe, so it closes with the last one.
  const ended = once(launcher, 'close');
  t.after(async () => {
    launcher.kill('SIGTERM');
    await ended;
  });
  const waitForLine = async (word: string): Promise<string | undefined> => {
    for (;;) {
      const line = output.find((each) => each.startsWith(word));
      if (line !== undefined) return line.slice(word.length).trim();
      const next = await Promise.race([once(lines, 'line'), ended.then(() => 'ended')]);
      if (next === 'ended') return undefined;
    }
  };
  return { launcher, waitForLine, ended };
}

/** Waits until no database server runs on the folder. */
export async function untilServerIsGone(dataDir: string): Promise<void> {
  while ((await runningPostmaster(join(dataDir, 'postgres/data'))) !== undefined) await nextTurn();
}
