import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';

type Mutant = {
  readonly name: string;
  readonly file: string;
  readonly instead: string;
  readonly of: string;
  /** The conformance test that must fail. */
  readonly caughtBy: { readonly file: string; readonly title: string };
};

const mutants: readonly Mutant[] = [
  {
    name: 'sends no pings',
    file: 'connection/connection.ts',
    of: 'this.send(ping)',
    instead: 'void ping',
    caughtBy: { file: 'wire/keep-alive', title: 'sends pings when idle' },
  },
  {
    name: 'ends no records',
    file: 'protocol/json.ts',
    of: 'JSON.stringify(message) + recordSeparator',
    instead: 'JSON.stringify(message)',
    caughtBy: { file: 'client/invoke', title: 'calls over WebSockets, json returns the result of a call' },
  },
  {
    name: 'closes with another code',
    file: 'transports/web-socket.ts',
    of: 'socket.close(normal)',
    instead: 'socket.close(1011)',
    caughtBy: {
      file: 'wire/close',
      title: 'the last message of a connection is Close \\{\\}, before a normal closure of the socket',
    },
  },
  {
    name: 'repeats nothing over a new transport connection',
    file: 'connection/resume-buffer.ts',
    of: 'return { sequenceId: this.#firstId, again }',
    instead: 'return { sequenceId: this.#firstId, again: again.slice(again.length) }',
    caughtBy: {
      file: 'wire/resume',
      title: 'a resumed connection begins with a Sequence and repeats unacknowledged messages',
    },
  },
  {
    name: 'handles repeated messages twice',
    file: 'connection/resume-buffer.ts',
    of: 'if (this.#reading <= this.#lastRead) return false;',
    instead: '',
    caughtBy: { file: 'wire/resume', title: 'messages that a client repeats are handled once' },
  },
  {
    name: 'numbers repeated messages from the last instead of the first',
    file: 'connection/resume-buffer.ts',
    of: 'return { sequenceId: this.#firstId, again }',
    instead: 'return { sequenceId: this.#firstId + again.length, again }',
    caughtBy: {
      file: 'wire/resume',
      title: 'a resumed connection begins with a Sequence and repeats unacknowledged messages',
    },
  },
  {
    name: 'trusts user names in the query',
    file: 'admission.ts',
    of: 'const user = await options.authenticate(request);',
    instead: `const found = await options.authenticate(request);
        const user = found && { ...found, userId: request.query.get('userId') ?? found.userId };`,
    caughtBy: { file: 'wire/identity', title: 'ignores user names in the query' },
  },
  {
    name: "accepts another user's token on a connection",
    file: 'admission.ts',
    of: 'connection.user.userId === user.userId',
    instead: 'connection.user.userId !== undefined',
    caughtBy: { file: 'wire/identity', title: "refuses another user's token on a polling connection" },
  },
];

const ownPackage = new URL('../..', import.meta.url).pathname;
/** A short timeout for tests that are expected to fail. */
const timeoutMs = '5000';

/** Runs a test and returns its TAP output. */
const runIn = (folder: string, { file, title }: Mutant['caughtBy']): Promise<string> =>
  new Promise((resolve) => {
    const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
    execFile(
      process.execPath,
      ['--test-reporter=tap', `--test-name-pattern=${title}`, `src/conformance/${file}.test.ts`],
      { cwd: folder, env: { ...env, CONFORMANCE_TIMEOUT_MS: timeoutMs } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });

async function copyPackage(folder: string): Promise<void> {
  await cp(join(ownPackage, 'src'), join(folder, 'src'), { recursive: true });
  await cp(join(ownPackage, 'package.json'), join(folder, 'package.json'));
  await symlink(join(ownPackage, 'node_modules'), join(folder, 'node_modules'));
}

describe('the conformance suite fails a server that', { concurrency: 2 }, () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signalr-mutants-'));
    await copyPackage(join(folder, 'sound'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const [at, { name, file, of, instead, caughtBy }] of mutants.entries()) {
    test(name, async () => {
      const own = join(folder, `mutant-${at}`);
      await copyPackage(own);
      const path = join(own, 'src', file);
      const source = await readFile(path, 'utf8');
      assert.equal(source.split(of).length, 2, `"${of}" must occur once in ${file}`);
      await writeFile(
        path,
        source.replace(of, () => instead),
      );
      const [sound, broken] = await Promise.all([
        runIn(join(folder, 'sound'), caughtBy),
        runIn(own, caughtBy),
      ]);
      assert.match(sound, /^# pass [1-9]/m, sound);
      assert.match(sound, /^# fail 0$/m, sound);
      // Requires a failed test, not an unreadable file.
      assert.match(broken, /^ *not ok \d+ - (?!.*\.test\.ts)/m, broken);
    });
  }
});
