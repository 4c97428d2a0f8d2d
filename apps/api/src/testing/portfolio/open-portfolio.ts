import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { AvailableProvider } from '@repo/contracts/matching/available-provider';
import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import { brand } from '@repo/domain/brand';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import type { AppDeps } from '../../bind-modules.ts';
import { saveSchedule } from '../../modules/profiles/profiles.module.ts';
import { signInApproved } from '../access/approved-provider.ts';
import { call } from '../calls.ts';
import { openTestFiles } from '../files/test-files.ts';
import type { TestFiles } from '../files/test-files.ts';
import { saturdaySearch } from '../search/saturday-search.ts';
import { openTestApi } from '../test-api.ts';
import { portfolioForm, portfolioPath } from './portfolio-form.ts';

export type Sent = Omit<Parameters<typeof portfolioForm>[0], 'deviceId'>;

/** Opens the product with an approved provider who works at all hours and has no portfolio. */
export async function openPortfolio(
  t: TestContext,
  depsOf: (files: TestFiles) => Partial<AppDeps> = () => ({}),
) {
  const files = await openTestFiles();
  t.after(files.remove);
  const api = await openTestApi(t, { ...files, ...depsOf(files) });
  const { database } = api;
  const provider = await signInApproved(api);
  const { accountId: id, headers } = provider;
  const travel = { oneHourKm: 20, longerKm: 20 };
  assert.ok((await saveSchedule(database, id, { weeklySlots: everySlot, blackouts: [], travel })).ok);
  const { id: deviceId } = await database
    .insertInto('device')
    .values({ name: 'A phone of the test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const save = async (
    sent: Sent = {},
    caller: { readonly headers: Readonly<Record<string, string>> } = provider,
  ) => {
    const form = portfolioForm({ deviceId, ...sent });
    return call(api, 'PUT', portfolioPath(id), form.payload, {
      headers: { ...form.headers, ...caller.headers },
    });
  };
  const read = async (): Promise<Portfolio> =>
    (await call(api, 'GET', portfolioPath(id), undefined, provider)).json().payload.items;
  const remove = (
    imageId: number,
    caller: { readonly headers: Readonly<Record<string, string>> } = provider,
  ) => call(api, 'DELETE', `/api/v1/${brand.slug}/Profile/${imageId}`, undefined, caller);
  const makeSizes = async (): Promise<void> => {
    // The first run of the jobs only plans when they repeat.
    await api.jobs.runDue();
    api.clock.advanceSeconds(30);
    await api.jobs.runDue();
  };
  const listStored = () => files.listStored('portfolio');
  const search = async (): Promise<readonly AvailableProvider[]> => {
    const reply = await call(
      api,
      'POST',
      `/api/v1/${brand.slug}/GeoLocation/GetSBByLocation`,
      saturdaySearch,
    );
    return reply.json().payload.items;
  };
  const isFound = async (): Promise<boolean> => (await search()).some((found) => found.id === id);
  /** Returns the names of the files that the portfolio shows. */
  const shownFiles = async (): Promise<readonly string[]> => {
    const { gallery, profileImageUrl } = await read();
    return [
      ...gallery.map(({ imageUrl }) => imageUrl),
      ...(profileImageUrl === null ? [] : [profileImageUrl]),
    ]
      .map((url) => url.split('/').at(-1) ?? '')
      .toSorted();
  };
  return {
    api,
    files,
    id,
    deviceId,
    headers,
    save,
    read,
    remove,
    listStored,
    search,
    isFound,
    shownFiles,
    makeSizes,
  };
}
