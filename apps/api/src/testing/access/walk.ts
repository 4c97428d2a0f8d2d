import type { Endpoint } from '@repo/contracts/endpoint';
import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { FastifyInstance } from 'fastify';
import { envelopeFaults } from '../wire/envelope-faults.ts';
import type { SentReply } from '../wire/envelope-faults.ts';
import { injectPatiently } from '../wire/patient.ts';
import type { ObjectIds, SentCall } from '../requests/valid-request.ts';
import { writtenRequest } from '../requests/written-request.ts';
import type { WrittenRequest } from '../requests/written-request.ts';
import type { Caller } from './callers.ts';
import { cellsOf } from './cells.ts';
import type { Cell } from './cells.ts';

export type Walk = {
  readonly app: FastifyInstance;
  readonly callersOf: (endpoint: Endpoint) => Promise<readonly Caller[]>;
  readonly idsOf: (accountId: number) => ObjectIds;
  readonly requestFor: (endpoint: Endpoint, ids: ObjectIds) => SentCall;
  readonly write?: (endpoint: Endpoint, call: SentCall) => WrittenRequest;
  /** Returns whether a call that should have reached the handler did. */
  readonly hasReached: (endpoint: Endpoint, reply: SentReply) => boolean;
  /** Overrides the answer that the contract declares, for objects that do not exist yet and have no owner. */
  readonly expectedOf?: (endpoint: Endpoint, cell: Cell, caller: Caller) => Cell['expected'];
};

/** A cell that was answered differently than declared. */
type Deviation = { readonly key: string; readonly what: string };

export type WalkResult = { readonly cells: number; readonly deviations: readonly Deviation[] };

/** Calls every endpoint as every caller, and returns each reply that differs from the contract. */
export async function walk(endpoints: readonly Endpoint[], by: Walk): Promise<WalkResult> {
  const results: WalkResult[] = [];
  for (const endpoint of endpoints) {
    for (const caller of await by.callersOf(endpoint)) results.push(await walkCaller(endpoint, caller, by));
  }
  return {
    cells: results.reduce((sum, { cells }) => sum + cells, 0),
    deviations: results.flatMap(({ deviations }) => deviations),
  };
}

async function walkCaller(endpoint: Endpoint, caller: Caller, by: Walk): Promise<WalkResult> {
  const { app, idsOf, requestFor, write = writtenRequest, expectedOf } = by;
  const cells = cellsOf(endpoint, caller, idsOf, (ids) => requestFor(endpoint, ids));
  const deviations: Deviation[] = [];
  const answeredAlike = new Map<string, string>();
  for (const cell of cells) {
    const { headers, ...rest } = write(endpoint, cell.call);
    const reply = await injectPatiently(app, { ...rest, headers: { ...headers, ...caller.headers } });
    const expected = expectedOf?.(endpoint, cell, caller) ?? cell.expected;
    const isAsDeclared = expected === 'reached' ? by.hasReached(endpoint, reply) : codeOf(reply) === expected;
    const faults = envelopeFaults(reply, endpoint).map((fault) => `the reply ${fault}`);
    if (!isAsDeclared) faults.push(`${expected} expected, ${shown(reply)}`);
    if (cell.alike !== undefined && expected !== 'reached') {
      const before = answeredAlike.get(cell.alike) ?? allOf(reply);
      if (before !== allOf(reply)) faults.push('foreign and missing are not answered alike');
      answeredAlike.set(cell.alike, before);
    }
    const { key } = endpoint;
    deviations.push(
      ...faults.map((fault) => ({ key, what: `${key} by ${caller.name}, ${cell.objects}: ${fault}` })),
    );
  }
  return { cells: cells.length, deviations };
}

/** Returns the first error of a reply if it is a code of the catalogue. */
export function codeOf({ body }: SentReply): ErrorCode | undefined {
  const [, code = ''] = /"errors":\["([^"]*)"/.exec(body) ?? [];
  return isErrorCode(code) ? code : undefined;
}

/** Returns all that a caller can see of a reply, except its date. */
const allOf = ({ statusCode, headers, body }: SentReply): string =>
  JSON.stringify([statusCode, { ...headers, date: '' }, body]);

const shown = ({ statusCode, body }: SentReply): string => `${statusCode} ${body.slice(0, 160)}`;
