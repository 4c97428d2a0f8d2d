import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints as contract } from '@repo/contracts/contract';
import { ownershipsOf } from '@repo/contracts/endpoint';
import type { Endpoint } from '@repo/contracts/endpoint';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import type { FastifyInstance } from 'fastify';
import { signIn } from '../testing/actors.ts';
import { callersOf } from '../testing/access/callers.ts';
import type { Caller } from '../testing/access/callers.ts';
import { numberedObjectsOf, openGate, reachedHandler, withoutForm } from '../testing/access/gate.ts';
import { idPlacesIn, idPlacesSentAsJson } from '../testing/access/id-names.ts';
import { idsOfNobody, publicNames } from '../testing/access/ids-of-nobody.data.ts';
import { makeObjectsOf } from '../testing/access/owned-objects.ts';
import { productsActorOfToken } from '../testing/access/product-actors.ts';
import { signatureOnly } from '../testing/access/signature-only.ts';
import { codeOf, walk } from '../testing/access/walk.ts';
import type { Walk, WalkResult } from '../testing/access/walk.ts';
import { boundKeys } from '../testing/wire/bound-keys.ts';
import type { SentReply } from '../testing/wire/envelope-faults.ts';
import { valuesAt } from '../testing/requests/id-places.ts';
import type { ObjectIds } from '../testing/requests/valid-request.ts';
import { requestTo } from '../testing/requests/valid-requests.ts';
import { writtenRequest } from '../testing/requests/written-request.ts';
import { openTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

const endpoints: readonly Endpoint[] = contract;
const guarded = endpoints.filter(({ actors }) => actors.length < 4);
const owned = endpoints.filter((endpoint) => ownershipsOf(endpoint).length > 0);

test('every id in a request is owned, or is on the list of those that are nobody’s', () => {
  const excepted = new Map(Object.entries(idsOfNobody).map(([key, places]) => [key, Object.keys(places)]));
  // Operators own nothing: whatever is there is theirs to change, by calls that nobody else may make.
  for (const endpoint of endpoints.filter(({ actors }) => actors.join() !== 'operator')) {
    const { key } = endpoint;
    const sent = idPlacesSentAsJson(requestTo(endpoint, numberedObjectsOf(1)));
    const places = [...idPlacesIn(endpoint), ...sent].filter((place) => !publicNames.test(place));
    const ownedPlaces = ownershipsOf(endpoint).map(({ id }): string => id);
    const open = places.filter((place) => !ownedPlaces.includes(place));
    assert.deepEqual(open.toSorted(), (excepted.get(key) ?? []).toSorted(), key);
    excepted.delete(key);
  }
  assert.deepEqual([...excepted.keys()], [], 'exceptions of no endpoint');
});

test('every valid request fills in each place that its endpoint declares owned', () => {
  const ids = numberedObjectsOf(7);
  for (const endpoint of owned) {
    const call = requestTo(endpoint, ids);
    for (const { of, id } of ownershipsOf(endpoint))
      assert.deepEqual(valuesAt(call, id), [ids[of]], `${endpoint.key} ${id}`);
  }
  for (const { key, files = [] } of endpoints) {
    const sent = requestTo({ key }, ids).files ?? [];
    const names = new Set(sent.map(({ name }) => name));
    assert.deepEqual([...names].toSorted(), files.map(({ name }) => name).toSorted(), key);
  }
});

test('[A-50] [A-R21] [A-R22] [A-R23] [B-R13] [B-R14] the gate lets every caller through to own objects alone, at every endpoint', async (t) => {
  const api = await openTestApi(t);
  const { cells, deviations } = await walkGate(
    api,
    openGate(endpoints, productsActorOfToken(api.app)),
    endpoints,
  );
  t.diagnostic(`${cells} cells of ${endpoints.length} endpoints`);
  assert.deepEqual(deviations, []);
});

test('a guard that is left out shows at every endpoint that it guards', async (t) => {
  const api = await openTestApi(t);
  const signedInCalls = endpoints.filter(({ actors }) => !actors.includes('guest'));
  const severalOwners = owned.filter((endpoint) => ownershipsOf(endpoint).length > 1);
  const known = productsActorOfToken(api.app);
  const isKnown = ({ kind }: Caller): boolean => kind !== 'unknown';
  const isUnknown = ({ kind }: Caller): boolean => kind === 'unknown';
  const leftOut = [
    ['kinds', openGate(endpoints, known, 'no kind is judged'), guarded, isKnown],
    ['owners', openGate(endpoints, known, 'no owner is judged'), owned, isKnown],
    ['further owners', openGate(endpoints, known, 'one owner is judged'), severalOwners, isKnown],
    ['sessions', openGate(endpoints, signatureOnly(api.clock)), signedInCalls, isUnknown],
  ] as const;
  for (const [what, app, guardedHere, isTried] of leftOut) {
    const { deviations } = await walkGate(api, app, guardedHere, isTried);
    const seen = new Set(deviations.map(({ key }) => key));
    assert.deepEqual(
      [...seen],
      guardedHere.map(({ key }) => key),
      what,
    );
  }
});

test('[A-50] [A-R21] [A-R22] [A-R23] [B-R13] [B-R14] the product answers every caller at every endpoint as declared', async (t) => {
  const api = await openTestApi(t);
  const bound = await boundKeys(api.app);
  const { cells, deviations } = await walkProduct(api, bound);
  t.diagnostic(`${cells} cells of ${endpoints.length} endpoints, of which ${bound.size} are bound`);
  assert.deepEqual(deviations, []);
});

test('there is a way to own an object of every kind that a module says the owner of', async (t) => {
  const api = await openTestApi(t);
  const { accountId } = await signIn(api, 'host');
  const owner = { kind: 'host', accountId, sessionId: '', userTypeId: userTypeIds.host } as const;
  const made = await makeObjectsOf(api, accountId, true);
  for (const [of, isOwner] of api.app.ownershipChecks) assert.ok(await isOwner(owner, [made[of]]), of);
});

/** Nothing happens behind the gate, so that callers can be shared by all endpoints for the same kinds. */
async function walkGate(
  api: TestApi,
  app: FastifyInstance,
  through: readonly Endpoint[],
  isTried: (caller: Caller) => boolean = () => true,
): Promise<WalkResult> {
  const callers = new Map<string, Promise<readonly Caller[]>>();
  return walk(through, {
    app,
    callersOf: async ({ actors }) => {
      const kinds = actors.join();
      const found = callers.get(kinds) ?? callersOf(api, actors);
      callers.set(kinds, found);
      return (await found).filter(isTried);
    },
    idsOf: numberedObjectsOf,
    requestFor: requestTo,
    write: (endpoint, call) => writtenRequest(withoutForm(endpoint), call),
    hasReached: (_, { body }) => reachedHandler(body),
  });
}

/** A booking takes a while to make, and most calls say nothing of any. */
function namesBooking(endpoint: Endpoint): boolean {
  const ids = numberedObjectsOf(7);
  const sent = JSON.stringify(requestTo(endpoint, ids));
  return [ids.event, ids.order].some((id) => sent.includes(String(id)));
}

/** Calls of the product change what they find, so that every endpoint that is bound meets callers of its own. */
async function walkProduct(api: TestApi, bound: ReadonlySet<string>): Promise<WalkResult> {
  const objects = new Map<number, ObjectIds>();
  const shared = await callersOf(api, ['host']);
  const by: Walk = {
    app: api.app,
    callersOf: async (endpoint) => {
      const isBound = bound.has(endpoint.key);
      const callers = isBound ? await callersOf(api, endpoint.actors) : shared;
      const isBooked = !isBound || namesBooking(endpoint);
      for (const accountId of callers.flatMap((caller) => [caller.accountId, caller.otherAccountId]))
        if (!objects.has(accountId)) objects.set(accountId, await makeObjectsOf(api, accountId, isBooked));
      return callers;
    },
    idsOf: (accountId) => objects.get(accountId) ?? numberedObjectsOf(0),
    requestFor: requestTo,
    // Forms are read where they are answered.
    write: (endpoint, call) =>
      writtenRequest(bound.has(endpoint.key) ? endpoint : withoutForm(endpoint), call),
    hasReached: isNoRefusal,
    // In the contract and not answered yet: whoever may call finds nothing.
    expectedOf: ({ key, actors }, { expected }, { kind }) => {
      if (bound.has(key)) return expected;
      const mayCall = actors.includes(kind === 'unknown' ? 'guest' : kind);
      return mayCall ? 'object_does_not_exist' : expected;
    },
  };
  return walk(endpoints, by);
}

/** What happens to a call that has been let through is for the tests of its module; some refuse by themselves. */
function isNoRefusal({ errors = [] }: Endpoint, reply: SentReply): boolean {
  const code = codeOf(reply);
  if (code === undefined || errors.includes(code)) return true;
  return httpStatusOf(code) !== 401 && httpStatusOf(code) !== 403;
}
