import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '../../database/open-database.ts';
import { testSecret } from '../test-api.ts';

/** The program; callers that start many bundle it first (`bundleProgram`). */
export const faultyProgram = join(import.meta.dirname, 'serve-with-faults.ts');

export type FaultyProduct = {
  /** Starts the product on an existing database and returns its address; undefined if it died while starting. */
  readonly open: (databaseUrl: string) => Promise<string | undefined>;
  /** Counts moments from now on and kills the process at the given one (0: never). */
  readonly count: (deadlyMoment: number) => Promise<void>;
  /** Kills the process before the next SQL statement or request that contains a text. */
  readonly dieBefore: (text: string) => Promise<void>;
  /** Returns the number of moments so far. */
  readonly passed: () => Promise<number>;
  /** Returns the action at which the process was killed; undefined while it is alive. */
  readonly diedAt: () => string | undefined;
  readonly isAlive: () => boolean;
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>;
  /** Returns whether the process ends soon; its connections break before its exit is reported. */
  readonly isDying: () => Promise<boolean>;
  /** Stops the product; the process can open another one. */
  readonly close: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

/** Returns the address of a test database for another process. */
export function databaseUrlOf({ connection }: Pick<OpenDatabase, 'connection'>): string {
  const { connectionString } = connection;
  if (connectionString === undefined) throw new Error('a test database has an address');
  // Moves the account into the query: the environment takes valid URLs only, and an account needs a host there.
  return connectionString.replace(/^(postgres(?:ql)?:\/\/)([^@/]+)@\/([^?]*)\?/, '$1/$3?user=$2&');
}

/** Starts a process that opens the product on command and can be killed at a chosen moment. */
export function startFaultyProduct(dataDir: string, program: string): FaultyProduct {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'faulty-product-compiled') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // `close` comes after everything that it printed; after `exit` its last line may still be unread.
  const ended = once(child, 'close').then(() => 'ended' as const);
  const output: string[] = [];
  const waiting: (() => void)[] = [];
  createInterface(child.stdout).on('line', (line) => {
    output.push(line);
    for (const look of waiting.splice(0)) look();
  });
  child.stdin.on('error', () => undefined);
  let hasEnded = false;
  child.once('close', () => {
    hasEnded = true;
    for (const look of waiting.splice(0)) look();
  });
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const waitForLine = async (word: string): Promise<string | undefined> => {
    for (;;) {
      const index = output.findIndex((line) => line.startsWith(`${word} `));
      const [line] = index < 0 ? [] : output.splice(index, 1);
      if (line !== undefined) return line.slice(word.length + 1);
      if (hasEnded) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const command = (line: string): void => void child.stdin.write(`${line}\n`);
  return {
    open: (databaseUrl) => {
      command(`open ${JSON.stringify(environmentOf(databaseUrl, dataDir))}`);
      return waitForLine('ready');
    },
    count: async (deadlyMoment) => {
      command(`count ${deadlyMoment}`);
      await waitForLine('counting');
    },
    dieBefore: async (text) => {
      command(`die-before ${text}`);
      await waitForLine('armed');
    },
    passed: async () => {
      command('passed');
      return Number((await waitForLine('passed')) ?? Number.NaN);
    },
    diedAt: () => output.find((line) => line.startsWith('dies '))?.slice('dies '.length),
    isAlive,
    ended,
    isDying: () => Promise.race([ended.then(() => true), wait(30_000, false, { ref: false })]),
    close: async () => {
      command('close');
      await waitForLine('closed');
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const environmentOf = (databaseUrl: string, dataDir: string): Readonly<Record<string, string>> => ({
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SEED: 'empty',
  SANDBOX: 'on',
  SECRET_KEY: testSecret,
  LOG_LEVEL: 'silent',
});
