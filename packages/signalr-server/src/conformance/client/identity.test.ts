import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { annsToken, bearer, bobsToken, openHost } from '../testing/host.ts';
import { clientFor, connect, transports } from '../testing/real-client.ts';
import { withQuery } from '../testing/raw-http.ts';

for (const transport of transports) {
  describe(`identity over ${transport}`, () => {
    test('identifies the client by its token, also when it arrives asynchronously', async (t) => {
      const client = await connect(t, (await openHost(t)).url, {
        transport,
        http: {
          accessTokenFactory: async () => {
            await Promise.resolve();
            return annsToken;
          },
        },
      });
      const { name, userId } = await client.invoke('WhoAmI');
      assert.deepEqual([name, userId], ['ann', 'ann']);
      assert.equal(await client.invoke('OnlyAnn'), 'welcome');
    });

    test('accepts a token in the query, and prefers one in the header', async (t) => {
      const host = await openHost(t);
      const url = withQuery(host.url, { access_token: annsToken });
      const byQuery = await connect(t, url, { transport });
      assert.equal((await byQuery.invoke('WhoAmI')).name, 'ann');
      const byBoth = await connect(t, url, { transport, http: { headers: bearer(bobsToken) } });
      assert.equal((await byBoth.invoke('WhoAmI')).name, 'bob');
    });

    test('ignores an identity claimed in the query', async (t) => {
      const host = await openHost(t);
      const claims = { userId: 'bob', sbUserId: 'bob', currentUser: 'bob' };
      const client = await connect(t, withQuery(host.url, claims), {
        transport,
        http: { accessTokenFactory: () => annsToken },
      });
      const { name, userId, query } = await client.invoke('WhoAmI');
      assert.deepEqual([name, userId], ['ann', 'ann']);
      assert.equal(query.userId, 'bob');
    });

    test('refuses an unknown token with 401, and the client reports it', async (t) => {
      const host = await openHost(t);
      const client = clientFor(t, host.url, { transport, http: { accessTokenFactory: () => 'forged' } });
      await assert.rejects(client.start(), {
        message: "Failed to complete negotiation with the server: Error: Unauthorized: Status code '401'",
      });
    });

    test('refuses a restricted method to other users', async (t) => {
      const client = await connect(t, (await openHost(t)).url, {
        transport,
        http: { accessTokenFactory: () => bobsToken },
      });
      await assert.rejects(client.invoke('OnlyAnn'), {
        message: "Failed to invoke 'OnlyAnn' because user is unauthorized",
      });
    });

    test("receives the client's headers with every request", async (t) => {
      const host = await openHost(t);
      const client = await connect(t, host.url, { transport, http: { headers: { 'x-own': 'mine' } } });
      await client.invoke('Echo', 1);
      assert.ok(host.requests.length > 1);
      assert.deepEqual(
        host.requests.filter(({ headers }) => headers['x-own'] !== 'mine'),
        [],
      );
    });
  });
}
