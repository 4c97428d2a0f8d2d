import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram } from './bundle-program.ts';
import { faultyProgram, startFaultyProduct } from './faulty-product.ts';
import type { FaultyProduct } from './faulty-product.ts';

export type SpareProducts = {
  readonly dataDir: string;
  readonly take: () => FaultyProduct;
  /** Puts a process back for reuse, unless it has died. */
  readonly giveBack: (product: FaultyProduct) => Promise<void>;
  readonly end: () => Promise<void>;
};

/**
 * Keeps processes that have loaded the program and wait for a database. Loading takes a second, so `ahead` of them start
 * while others run. All share one folder of files, as processes share a bucket.
 */
export async function openSpareProducts(ahead: number): Promise<SpareProducts> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faulty-'));
  const program = await bundleProgram(faultyProgram);
  const alive = new Set<FaultyProduct>();
  const spare: FaultyProduct[] = [];
  const start = (): FaultyProduct => {
    const product = startFaultyProduct(dataDir, program.file);
    alive.add(product);
    return product;
  };
  return {
    dataDir,
    take: () => {
      const product = spare.shift() ?? start();
      while (spare.length < ahead) spare.push(start());
      return product;
    },
    giveBack: async (product) => {
      if (product.diedAt() === undefined) await product.close();
      if (product.diedAt() === undefined && product.isAlive()) spare.unshift(product);
      else alive.delete(product);
    },
    end: async () => {
      await Promise.all([...alive].map((product) => product.kill()));
      await program.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
