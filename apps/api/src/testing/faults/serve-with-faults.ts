// The whole product as a process of its own, which kills itself (-9) at one of the moments where it waits for somebody:
// a statement of the database, a request to the outside world. The first argument is its environment as JSON, the
// second which of these moments it dies at, counted from the line "count" on its standard input; 0 is none. Says what
// it dies at, and ends when its standard input does.
import { ClientRequest } from 'node:http';
import { Client } from 'pg';
import { z } from 'zod';
import { readEnv } from '../../config/env.ts';
import { startProduct } from '../../start-product.ts';

const [environment = '{}', point = '0'] = process.argv.slice(2);
const deadlyMoment = Number(point);
let isCounting = false;
let moments = 0;

/** Looking for work is not part of it: how often that happens is up to the clock of the machine. */
const isIdleLook = (what: string): boolean =>
  /"?job"?\b.*\btaken_(by|until)|sandbox\.stripe_\w+.*\blimit 1\b/s.test(what);

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

/** Before the statement is sent, and after its answer has come but before anybody has seen it. */
wrap(Client, 'query', (_, query, given) => {
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

const product = await startProduct(readEnv(z.record(z.string(), z.string()).parse(JSON.parse(environment))));
process.stdout.write(`ready ${product.url}\n`);
process.stdin.setEncoding('utf8').on('data', (line: string) => {
  if (line.includes('count')) isCounting = true;
  if (line.includes('how many')) process.stdout.write(`passed ${moments}\n`);
});
process.stdin.on('end', () => process.exit(0));
