import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints as contract } from '@repo/contracts/contract';
import { ownershipsOf } from '@repo/contracts/endpoint';
import type { Endpoint } from '@repo/contracts/endpoint';
import { httpStatusOf } from '@repo/domain/errors/error-catalogue';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import type { FastifyInstance } from 'fastify';
import { signInApproved } from '../testing/access/approved-provider.ts';
import { signIn } from '../testing/actors.ts';
import { callersOf } from '../testing/access/callers.ts';
import type { Caller } from '../testing/access/callers.ts';
import { numberedObjectsOf, openGate, reachedHandler, withoutForm } from '../testing/access/gate.ts';
import { idPlacesIn, idPlacesSentAsJson } from '../testing/access/id-names.ts';
import { unownedIds, publicNames } from '../testing/access/unowned-ids.data.ts';
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

test('every id in a request has an ownership check or is listed as an id without an owner', () => {
  const excepted = new Map(Object.entries(unownedIds).map(([key, places]) => [key, Object.keys(places)]));
  // Calls of operators have no owners: operators may change every object.
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

test('every sample request fills each place that its endpoint declares as owned', () => {
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

test('[A-50] [A-R21] [A-R22] [A-R23] [B-R13] [B-R14] the access checks admit every caller to own objects only, at every endpoint', async (t) => {
  const api = await openTestApi(t);
  const { cells, deviations } = await walkGate(
    api,
    openGate(endpoints, productsActorOfToken(api.app)),
    endpoints,
  );
  t.diagnostic(`${cells} cells of ${endpoints.length} endpoints`);
  assert.deepEqual(deviations, []);
});

test('notices a missing access check at every endpoint that it protects', async (t) => {
  const api = await openTestApi(t);
  const signedInCalls = endpoints.filter(({ actors }) => !actors.includes('guest'));
  const severalOwners = owned.filter((endpoint) => ownershipsOf(endpoint).length > 1);
  const known = productsActorOfToken(api.app);
  const isKnown = ({ kind }: Caller): boolean => kind !== 'unknown';
  const isUnknown = ({ kind }: Caller): boolean => kind === 'unknown';
  const weakened = [
    ['kinds', openGate(endpoints, known, 'kinds unchecked'), guarded, isKnown],
    ['owners', openGate(endpoints, known, 'owners unchecked'), owned, isKnown],
    ['further owners', openGate(endpoints, known, 'only the first owner checked'), severalOwners, isKnown],
    ['sessions', openGate(endpoints, signatureOnly(api.clock)), signedInCalls, isUnknown],
  ] as const;
  for (const [what, app, guardedHere, isTried] of weakened) {
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

test('the test objects have an object of every kind with an ownership check', async (t) => {
  const api = await openTestApi(t);
  const accounts = { host: await signIn(api, 'host'), provider: await signInApproved(api) };
  for (const [of, isOwner] of api.app.ownershipChecks) {
    const kind = ['request', 'portfolioImage'].includes(of) ? 'provider' : 'host';
    const { accountId } = accounts[kind];
    const made = await makeObjectsOf(api, accountId, of !== 'portfolioImage');
    const owner = { kind, accountId, sessionId: '', userTypeId: userTypeIds[kind] } as const;
    assert.ok(await isOwner(owner, [made[of]]), of);
  }
});

/** Walks the gate. Its handlers change nothing, so endpoints for the same kinds share their callers. */
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

/** Returns whether a call names an event, order or file; others need no booking, which takes a while to create. */
function namesBooking(endpoint: Endpoint): boolean {
  const ids = numberedObjectsOf(7);
  const sent = JSON.stringify(requestTo(endpoint, ids));
  return [ids.event, ids.order, ids.file].some((id) => sent.includes(String(id)));
}

/** Walks the product. Its calls change data, so every implemented endpoint gets its own callers. */
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
    // Only implemented endpoints read forms.
    write: (endpoint, call) =>
      writtenRequest(bound.has(endpoint.key) ? endpoint : withoutForm(endpoint), call),
    hasReached: isNoRefusal,
    // An endpoint that is not implemented answers 404 to permitted callers.
    expectedOf: ({ key, actors }, { expected }, { kind }) => {
      if (bound.has(key)) return expected;
      const mayCall = actors.includes(kind === 'unknown' ? 'guest' : kind);
      return mayCall ? 'object_does_not_exist' : expected;
    },
  };
  return walk(endpoints, by);
}

/** Returns whether a reply is not a refusal of the access checks; the tests of the modules check the rest. */
function isNoRefusal({ errors = [] }: Endpoint, reply: SentReply): boolean {
  const code = codeOf(reply);
  if (code === undefined || errors.includes(code)) return true;
  return httpStatusOf(code) !== 401 && httpStatusOf(code) !== 403;
}
