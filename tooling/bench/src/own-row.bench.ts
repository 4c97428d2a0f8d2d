import { join } from 'node:path';
import type { Benchmark } from './benchmark.ts';
import { compareInTurn } from './compare.ts';
import { addressUnderLoad, startServer } from './http-load.ts';
import { signInHost } from './sign-in-host.ts';

const product = join(import.meta.dirname, '../../../apps/api/src/testing/serve.ts');
const bareRow = join(import.meta.dirname, 'bare-row.ts');

/** P7: a signed-in user reads their own account, against the bare framework reading one row. */
export const ownRow: Benchmark = {
  name: 'own-row',
  must: 0.75,
  stretch: 0.9,
  run: async (effort) => {
    const servers = await Promise.all([startServer(product, { SEED: 'demo' }), startServer(bareRow)]);
    const [{ address: productAddress }, { address: bareAddress }] = servers;
    try {
      const { token, user } = await signInHost(productAddress);
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
