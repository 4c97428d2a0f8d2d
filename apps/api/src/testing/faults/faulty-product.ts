import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '../../database/open-database.ts';
import { testSecret } from '../test-api.ts';

/** The program itself; whoever starts many makes one file of it first (`bundleProgram`). */
export const faultyProgram = join(import.meta.dirname, 'serve-with-faults.ts');

export type FaultyProduct = {
  /** Starts the product on a database that is there already, and answers its address; nothing when it died of it. */
  readonly open: (databaseUrl: string) => Promise<string | undefined>;
  /** From here on the moments are counted, and one of them may be the last. */
  readonly count: (deadlyMoment: number) => Promise<void>;
  /** How many moments have been passed so far. */
  readonly passed: () => Promise<number>;
  /** What it died at; nothing while it lives. */
  readonly diedAt: () => string | undefined;
  readonly isAlive: () => boolean;
  /** Whether it is dead, or dies in a moment: a connection breaks before the end of its process is known. */
  readonly isDying: () => Promise<boolean>;
  /** Stops the product; the process can open another one. */
  readonly close: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

/** Where a test database can be reached from another process. */
export function databaseUrlOf({ connection }: Pick<OpenDatabase, 'connection'>): string {
  const { connectionString } = connection;
  if (connectionString === undefined) throw new Error('a test database has an address');
  // An account before an empty host is no address of the web; the environment takes nothing else.
  return connectionString.replace(/^(postgres(?:ql)?:\/\/)([^@/]+)@\/([^?]*)\?/, '$1/$3?user=$2&');
}

/** Starts a process that can be the product. */
export function startFaultyProduct(dataDir: string, program: string): FaultyProduct {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'faulty-product-compiled') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => 'ended' as const);
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  createInterface(child.stdout).on('line', (line) => {
    said.push(line);
    for (const look of waiting.splice(0)) look();
  });
  child.stdin.on('error', () => undefined);
  void ended.then(() => waiting.splice(0).forEach((look) => look()));
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null;
  const hear = async (word: string): Promise<string | undefined> => {
    for (;;) {
      const index = said.findIndex((line) => line.startsWith(`${word} `));
      const [line] = index < 0 ? [] : said.splice(index, 1);
      if (line !== undefined) return line.slice(word.length + 1);
      if (!isAlive()) return undefined;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const order = (line: string): void => void child.stdin.write(`${line}\n`);
  return {
    open: (databaseUrl) => {
      order(`open ${JSON.stringify(environmentOf(databaseUrl, dataDir))}`);
      return hear('ready');
    },
    count: async (deadlyMoment) => {
      order(`count ${deadlyMoment}`);
      await hear('counting');
    },
    passed: async () => {
      order('passed');
      return Number((await hear('passed')) ?? Number.NaN);
    },
    diedAt: () => said.find((line) => line.startsWith('dies '))?.slice('dies '.length),
    isAlive,
    isDying: () => Promise.race([ended.then(() => true), wait(2000, false, { ref: false })]),
    close: async () => {
      order('close');
      await hear('closed');
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
