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
  /** The test that is to fail, in a file of the conformance suite. */
  readonly caughtBy: { readonly file: string; readonly title: string };
};

const mutants: readonly Mutant[] = [
  {
    name: 'sends no pings',
    file: 'connection/connection.ts',
    of: 'this.send(ping)',
    instead: 'void ping',
    caughtBy: { file: 'wire/keep-alive', title: 'a server with nothing to say sends pings' },
  },
  {
    name: 'ends no records',
    file: 'protocol/json.ts',
    of: 'JSON.stringify(message) + recordSeparator',
    instead: 'JSON.stringify(message)',
    caughtBy: { file: 'client/invoke', title: 'calls over WebSockets, json a call gets its result' },
  },
  {
    name: 'closes with another code',
    file: 'transports/web-socket.ts',
    of: 'socket.close(normal)',
    instead: 'socket.close(1011)',
    caughtBy: {
      file: 'wire/close',
      title: 'the last word is Close \\{\\}, and the socket is closed normally',
    },
  },
  {
    name: 'says nothing again over a new line',
    file: 'connection/resume-buffer.ts',
    of: 'return { sequenceId: this.#firstId, again }',
    instead: 'return { sequenceId: this.#firstId, again: again.slice(again.length) }',
    caughtBy: {
      file: 'wire/resume',
      title: 'a line that comes back begins with a Sequence, and says again what is not acknowledged',
    },
  },
  {
    name: 'does again what it has done',
    file: 'connection/resume-buffer.ts',
    of: 'if (this.#reading <= this.#lastRead) return false;',
    instead: '',
    caughtBy: { file: 'wire/resume', title: 'what a client says again is done once' },
  },
  {
    name: 'counts on from the last message instead of the first that it says again',
    file: 'connection/resume-buffer.ts',
    of: 'return { sequenceId: this.#firstId, again }',
    instead: 'return { sequenceId: this.#firstId + again.length, again }',
    caughtBy: {
      file: 'wire/resume',
      title: 'a line that comes back begins with a Sequence, and says again what is not acknowledged',
    },
  },
  {
    name: 'believes who its clients say they are',
    file: 'admission.ts',
    of: 'const user = await options.authenticate(request);',
    instead: `const found = await options.authenticate(request);
        const user = found && { ...found, userId: request.query.get('userId') ?? found.userId };`,
    caughtBy: { file: 'wire/identity', title: 'what stands in the query gives nobody another name' },
  },
  {
    name: "takes another's token on a connection",
    file: 'admission.ts',
    of: 'connection.user.userId === user.userId',
    instead: 'connection.user.userId !== undefined',
    caughtBy: { file: 'wire/identity', title: "another's token is refused on a connection that polls" },
  },
];

const ownPackage = new URL('../..', import.meta.url).pathname;
/** A test that is meant to fail is not to take long over it. */
const patienceMs = '5000';

/** What a run says of itself: how many tests have passed and failed. */
const runIn = (folder: string, { file, title }: Mutant['caughtBy']): Promise<string> =>
  new Promise((resolve) => {
    const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
    execFile(
      process.execPath,
      ['--test-reporter=tap', `--test-name-pattern=${title}`, `src/conformance/${file}.test.ts`],
      { cwd: folder, env: { ...env, CONFORMANCE_PATIENCE_MS: patienceMs } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });

async function copyPackage(folder: string): Promise<void> {
  await cp(join(ownPackage, 'src'), join(folder, 'src'), { recursive: true });
  await cp(join(ownPackage, 'package.json'), join(folder, 'package.json'));
  await symlink(join(ownPackage, 'node_modules'), join(folder, 'node_modules'));
}

describe('the conformance suite finds out a server that', { concurrency: 2 }, () => {
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
      assert.equal(source.split(of).length, 2, `"${of}" is to stand once in ${file}`);
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
      // A test that ran and failed, not a file that could not be read.
      assert.match(broken, /^ *not ok \d+ - (?!.*\.test\.ts)/m, broken);
    });
  }
});
