import type { Database } from '../../database/schema.ts';
import { openTestDatabase } from '../test-database.ts';
import type { TestDatabase } from '../test-database.ts';
import { driveBooking } from './drive-booking.ts';
import type { Checkout, Drive } from './drive-booking.ts';
import { databaseUrlOf } from './faulty-product.ts';
import type { FaultyProduct } from './faulty-product.ts';
import type { Flow, World } from './flows.ts';
import { makePeople, makeProviders, noonInTenDays } from './people.ts';
import type { SpareProducts } from './spare-products.ts';

/** A prepared flow and the database that every cell copies. */
export type Stage = {
  readonly flow: Flow;
  readonly world: World;
  readonly before: Checkout | undefined;
  readonly products: SpareProducts;
  readonly template: TestDatabase;
};

/** Prepares a flow on a new database. */
export async function setStage(flow: Flow, products: SpareProducts): Promise<Stage> {
  const template = await openTestDatabase();
  const world = await makeWorld(template.database);
  const product = products.take();
  const before = await flow.prepare(await openOn(product, template), world);
  await products.giveBack(product);
  await template.disconnect();
  return { flow, world, before, products, template };
}

async function makeWorld(database: Database): Promise<World> {
  const [host] = await makePeople(database, 'host', 1);
  // Different names, so that a mail about one provider differs from the mail about the other.
  const devon = { imageCount: 6, hasPhoto: true, name: 'Devon films', bio: 'Dance floors.' };
  const providers = await makeProviders(database, [{}, { firstName: 'Devon', profile: devon }]);
  if (host === undefined) throw new Error('no host was created');
  return { host, providers, startsAtSeconds: noonInTenDays() };
}

export async function openOn(product: FaultyProduct, database: TestDatabase): Promise<Drive> {
  const url = await product.open(databaseUrlOf(database));
  if (url === undefined) throw new Error('the product did not start');
  return driveBooking(url);
}
