import { median } from '../compare.ts';
import { msOf } from '../ms-of.ts';
import { checkOut } from './check-out.ts';
import type { BenchHost, openCheckoutWorld } from './checkout-world.ts';

type World = Awaited<ReturnType<typeof openCheckoutWorld>>;

const measuredRounds = 3;

/**
 * Prints the cost of contenders over HTTP, against as many requests that read the caller's own row. Informational: a
 * checkout parses a whole booking before it can fail.
 */
export async function reportContentionOverHttp(world: World, contenders: number): Promise<void> {
  const hosts = world.hosts.slice(0, contenders);
  const all: number[] = [];
  const reads: number[] = [];
  for (let round = 0; round <= measuredRounds; round += 1) {
    const collidedMs = await collide(world, hosts);
    const readMs = await msOf(() => Promise.all(hosts.map((host) => readOwnAccount(world, host))));
    // Opens the connections in the first round.
    if (round > 0) {
      all.push(collidedMs);
      reads.push(readMs);
    }
  }
  const [collidedMs, readMs] = [median(all), median(reads)];
  const figures = [
    `${Math.round(collidedMs)} ms, ${(collidedMs / contenders).toFixed(1)} each`,
    `as many reads ${Math.round(readMs)} ms`,
    `ratio ${(collidedMs / readMs).toFixed(2)}`,
  ];
  process.stdout.write(`  through HTTP: ${figures.join(', ')}\n`);
}

async function collide(world: World, hosts: readonly BenchHost[]): Promise<number> {
  const slot = world.nextSlot();
  let wins = 0;
  const ms = await msOf(() =>
    Promise.all(
      hosts.map(async (host) => {
        if (await checkOut(world, { ...slot, host })) wins += 1;
      }),
    ),
  );
  if (wins !== 1) throw new Error(`${wins} of ${hosts.length} have got one time`);
  return ms;
}

async function readOwnAccount(
  { address }: Pick<World, 'address'>,
  { accountId, token }: BenchHost,
): Promise<void> {
  const reply = await fetch(`${address}/api/v1/user/userinfo/${accountId}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await reply.arrayBuffer();
  if (reply.status !== 200) throw new Error(`an own account: ${reply.status}`);
}
