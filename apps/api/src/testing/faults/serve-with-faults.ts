// Runs the whole product as a process that kills itself (SIGKILL) at a chosen moment: before or after an SQL statement,
// a request to an external service, or the storing or removing of a file. Reads one command per line from standard input and ends when the input ends:
//   open ENVIRONMENT   starts the product with an environment in JSON and prints "ready URL"
//   count N            counts moments from now on, dies at the N-th (0: never) and prints "counting N"
//   die-before TEXT    dies before the next statement or request that contains a text, and prints "armed TEXT"
//   passed             prints "passed N", the number of moments so far
//   close              stops the product and prints "closed", so that the process can serve another database
import files from 'node:fs/promises';
import { ClientRequest } from 'node:http';
import { flushCompileCache, syncBuiltinESMExports } from 'node:module';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { z } from 'zod';
import { readEnv } from '../../config/env.ts';
import { blobFolders } from '../../ports/blob-store.ts';
import { startProduct } from '../../start-product.ts';
import type { RunningProduct } from '../../start-product.ts';

const storeFolders: ReadonlySet<string> = new Set(blobFolders);
let deadlyMoment = 0;
let deadlyText: string | undefined;
let isCounting = false;
let moments = 0;

/** Returns whether a statement polls the queue, which is not counted because its frequency depends on real time. */
const isQueuePoll = (what: string): boolean => /"?job"?\b.*\btaken_(by|until)/s.test(what);

function isDeadly(what: string): boolean {
  if (deadlyText !== undefined && what.startsWith('before ') && what.includes(deadlyText)) return true;
  if (!isCounting || isQueuePoll(what)) return false;
  moments += 1;
  return moments === deadlyMoment;
}

function pass(what: string): void {
  if (!isDeadly(what)) return;
  process.stdout.write(`dies ${moments} ${what.replaceAll(/\s+/g, ' ').slice(0, 160)}\n`);
  process.kill(process.pid, 'SIGKILL');
  // Blocks the thread, so that nothing more happens until the signal ends the process.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

type AnyFunction = (...given: unknown[]) => unknown;

/** Replaces a method by `around`, which gets the original method bound to its object. */
function wrap<Owner extends object>(
  { prototype }: { readonly prototype: Owner },
  name: string,
  around: (self: Owner, method: AnyFunction, given: readonly unknown[]) => unknown,
): void {
  const method: unknown = Reflect.get(prototype, name);
  if (typeof method !== 'function') throw new Error(`there is no method "${name}"`);
  Reflect.set(prototype, name, function passed(this: Owner, ...given: unknown[]): unknown {
    return around(this, (...changed) => Reflect.apply(method, this, changed), given);
  });
}

/**
 * Returns whether a connection belongs to the product: it sets a time zone, the sandbox's connections do not. The
 * sandbox's statements are not counted, because the real services would not die with the product.
 */
const isOfProduct = (client: Client): boolean =>
  /timezone/.test(String(Reflect.get(Reflect.get(client, 'connectionParameters'), 'options')));

/** Counts a moment before a statement is sent, and one after its result arrives but before the caller gets it. */
wrap(Client, 'query', (client, query, given) => {
  if (!isOfProduct(client)) return query(...given);
  const [statement] = given;
  const text = z.object({ text: z.string() }).safeParse(statement);
  const what = typeof statement === 'string' ? statement : text.success ? text.data.text : 'a statement';
  pass(`before ${what}`);
  const answered = given.at(-1);
  if (typeof answered === 'function') {
    return query(...given.slice(0, -1), (...answer: unknown[]) => {
      pass(`after ${what}`);
      answered(...answer);
    });
  }
  const answer = query(...given);
  return answer instanceof Promise
    ? answer.then((result: unknown) => {
        pass(`after ${what}`);
        return result;
      })
    : answer;
});

wrap(ClientRequest, 'end', (request, end, given) => {
  const what = `${request.method} ${request.path.replaceAll(/\d+/g, 'n')}`;
  pass(`before ${what}`);
  request.prependListener('response', () => pass(`after ${what}`));
  return end(...given);
});

/** Counts a moment before and after a file gets its name in the store, and before and after it is removed from it. */
for (const [name, pathIsAt] of [
  ['rename', 1],
  ['rm', 0],
] as const) {
  const method = files[name];
  Reflect.set(files, name, async (...given: unknown[]) => {
    const folder = dirname(String(given[pathIsAt]));
    if (!storeFolders.has(basename(folder))) return Reflect.apply(method, files, given);
    pass(`before ${name} in ${basename(folder)}`);
    await Reflect.apply(method, files, given);
    pass(`after ${name} in ${basename(folder)}`);
  });
}
syncBuiltinESMExports();

let product: RunningProduct | undefined;
for await (const line of createInterface(process.stdin)) {
  const [command = '', given = ''] = line.split(/ (.*)/s);
  if (command === 'open') {
    const env = readEnv(z.record(z.string(), z.string()).parse(JSON.parse(given)));
    product = await startProduct(env, undefined, { busyAfterMs: 0 });
    process.stdout.write(`ready ${product.url}\n`);
  } else if (command === 'count') {
    deadlyMoment = Number(given);
    moments = 0;
    isCounting = true;
    process.stdout.write(`counting ${deadlyMoment}\n`);
  } else if (command === 'die-before') {
    deadlyText = given;
    process.stdout.write(`armed ${given}\n`);
  } else if (command === 'passed') {
    process.stdout.write(`passed ${moments}\n`);
  } else if (command === 'close') {
    isCounting = false;
    await product?.stop();
    flushCompileCache();
    process.stdout.write('closed .\n');
  }
}
process.exit(0);
