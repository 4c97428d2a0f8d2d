import { join } from 'node:path';
import { compareInTurn } from './compare.ts';
import type { Benchmark } from './benchmark.ts';
import { addressUnderLoad, startServer } from './http-load.ts';

const product = join(import.meta.dirname, '../../../apps/api/src/testing/serve.ts');
const hello = join(import.meta.dirname, 'bare-hello.ts');

/** P8: a catalogue read through the whole product, against the bare framework returning a constant. */
export const catalogue: Benchmark = {
  name: 'catalogue',
  must: 0.7,
  stretch: 0.9,
  run: async (effort) => {
    const servers = await Promise.all([startServer(product), startServer(hello)]);
    const [{ address: productAddress }, { address: helloAddress }] = servers;
    try {
      return await compareInTurn(
        addressUnderLoad('event types', `${productAddress}/api/v1/User/EventSetup/GetEventTypes`),
        addressUnderLoad('bare hello', helloAddress),
        effort,
      );
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  },
};
