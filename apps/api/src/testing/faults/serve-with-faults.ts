// The whole product as a process of its own, which kills itself (-9) at one of the moments where it waits for somebody:
// a statement of the product, a request to the outside world. Takes orders on its standard input, one a line, and ends
// when that does:
//   open ENVIRONMENT   starts the product with an environment in JSON, and says "ready URL"
//   count N            counts moments from here on, dies at the N-th of them (0 is none), and says "counting N"
//   passed             says "passed N"
//   close              stops the product and says "closed", so that the process can serve another database
import { ClientRequest } from 'node:http';
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { z } from 'zod';
import { readEnv } from '../../config/env.ts';
import { startProduct } from '../../start-product.ts';
import type { RunningProduct } from '../../start-product.ts';

let deadlyMoment = 0;
let isCounting = false;
let moments = 0;

/** Looking for work is not part of it: how often that happens is up to the clock of the machine. */
const isIdleLook = (what: string): boolean => /"?job"?\b.*\btaken_(by|until)/s.test(what);

function pass(what: string): void {
  if (!isCounting || isIdleLook(what)) return;
  moments += 1;
  if (moments !== deadlyMoment) return;
  process.stdout.write(`dies ${moments} ${what.replaceAll(/\s+/g, ' ').slice(0, 160)}\n`);
  process.kill(process.pid, 'SIGKILL');
  // Nothing more may happen between the signal and the end.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

type AnyFunction = (...given: unknown[]) => unknown;

/** Puts `around` in the place of a method; it is given the method as it was, bound to its object. */
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
 * The connections of the sandbox ask for no time zone, those of the product do. What the sandbox does happens in the
 * outside world, which does not die with us.
 */
const isOfProduct = (client: Client): boolean =>
  /timezone/.test(String(Reflect.get(Reflect.get(client, 'connectionParameters'), 'options')));

/** Before the statement is sent, and after its answer has come but before anybody has seen it. */
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

let product: RunningProduct | undefined;
for await (const line of createInterface(process.stdin)) {
  const [order = '', given = ''] = line.split(/ (.*)/s);
  if (order === 'open') {
    product = await startProduct(readEnv(z.record(z.string(), z.string()).parse(JSON.parse(given))));
    process.stdout.write(`ready ${product.url}\n`);
  } else if (order === 'count') {
    deadlyMoment = Number(given);
    moments = 0;
    isCounting = true;
    process.stdout.write(`counting ${deadlyMoment}\n`);
  } else if (order === 'passed') {
    process.stdout.write(`passed ${moments}\n`);
  } else if (order === 'close') {
    isCounting = false;
    await product?.stop();
    flushCompileCache();
    process.stdout.write('closed .\n');
  }
}
process.exit(0);
