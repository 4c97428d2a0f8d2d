import { join } from 'node:path';
import { z } from 'zod';
import type { Benchmark } from './benchmark.ts';
import { compareInTurn } from './compare.ts';
import { addressUnderLoad, startServer } from './http-load.ts';

const product = join(import.meta.dirname, '../../../apps/api/src/testing/serve.ts');
const bareRow = join(import.meta.dirname, 'bare-row.ts');

const session = z.object({
  payload: z.object({ items: z.object({ token: z.string(), user: z.object({ id: z.number() }) }) }),
});

/** P7: what somebody who is signed in reads of the own account, against the bare framework and one row. */
export const ownRow: Benchmark = {
  name: 'own-row',
  must: 0.75,
  stretch: 0.9,
  run: async (effort) => {
    const servers = await Promise.all([startServer(product, { SEED: 'demo' }), startServer(bareRow)]);
    const [{ address: productAddress }, { address: bareAddress }] = servers;
    try {
      const { token, user } = await signIn(productAddress);
      const headers = { authorization: `Bearer ${token}` };
      return await compareInTurn(
        addressUnderLoad('own account', `${productAddress}/api/v1/user/userinfo/${user.id}`, headers),
        addressUnderLoad('bare row', `${bareAddress}/person/7`),
        effort,
      );
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  },
};

async function signIn(address: string) {
  const reply = await fetch(`${address}/api/v1/login/User`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName: 'host@demo.test', password: 'Demo!123' }),
  });
  return session.parse(await reply.json()).payload.items;
}
