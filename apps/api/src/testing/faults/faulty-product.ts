import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '../../database/open-database.ts';
import { testSecret } from '../test-api.ts';

const program = join(import.meta.dirname, 'serve-with-faults.ts');

export type FaultyProduct = {
  readonly url: string;
  /** From here on the moments are counted, and one of them may be the last. */
  readonly count: () => void;
  /** How many moments have been passed so far. */
  readonly passed: () => Promise<number>;
  /** What it died at; nothing while it lives. */
  readonly diedAt: () => string | undefined;
  readonly isAlive: () => boolean;
  /** Whether it is dead, or dies in a moment: a connection breaks before the end of its process is known. */
  readonly isDying: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

/** Where a test database can be reached from another process. */
export function databaseUrlOf({ connection }: Pick<OpenDatabase, 'connection'>): string {
  const { connectionString } = connection;
  if (connectionString === undefined) throw new Error('a test database has an address');
  // An account before an empty host is no address of the web; the environment takes nothing else.
  return connectionString.replace(/^(postgres(?:ql)?:\/\/)([^@/]+)@\/([^?]*)\?/, '$1/$3?user=$2&');
}

/** Starts the product as a process of its own on a database that is there already. */
export async function startFaultyProduct(databaseUrl: string, deadlyMoment = 0): Promise<FaultyProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faulty-'));
  const environment = {
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SEED: 'empty',
    SANDBOX: 'on',
    SECRET_KEY: testSecret,
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [program, JSON.stringify(environment), String(deadlyMoment)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  createInterface(child.stdout).on('line', (line) => {
    said.push(line);
    for (const look of waiting.splice(0)) look();
  });
  child.stdin.on('error', () => undefined);
  void ended.then(() => waiting.splice(0).forEach((look) => look()));
  const hear = async (word: string): Promise<string> => {
    for (;;) {
      const index = said.findIndex((line) => line.startsWith(`${word} `));
      const [line] = index < 0 ? [] : said.splice(index, 1);
      if (line !== undefined) return line.slice(word.length + 1);
      if (child.exitCode !== null || child.signalCode !== null) return '';
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  const url = await hear('ready');
  return {
    url,
    count: () => void child.stdin.write('count\n'),
    passed: async () => {
      child.stdin.write('how many\n');
      return Number(await hear('passed'));
    },
    diedAt: () => said.find((line) => line.startsWith('dies '))?.slice('dies '.length),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    isDying: () => Promise.race([ended.then(() => true), wait(2000, false)]),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
