import { randomUUID } from 'node:crypto';
import type { Coordinates } from '@repo/domain/matching/coordinates';
import type { MatchableProvider } from '@repo/domain/matching/testing/matchable-provider';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import type { TimeRange } from '@repo/domain/time/time-range';
import { sql } from 'kysely';
import { bitsOfWeeklySlots } from '../database/weekly-slots-column.ts';
import type { Database } from '../database/schema.ts';
import { scheduleRepository } from '../modules/profiles/schedule.repository.ts';

/** A booking or hold of a provider, accepted by default. */
export type TestBooking = TimeRange & {
  readonly state?: 'hold' | 'requested' | 'accepted' | 'declined' | 'expired' | 'cancelled';
  readonly expiresAtSeconds?: number;
};

export type TestProvider = Omit<MatchableProvider, 'id' | 'booked'> & {
  /** The home, from which the database draws the search point; null: a home 800 m from the given search point. */
  readonly home: Coordinates | null;
  readonly booked: readonly TestBooking[];
  readonly firstName: string;
  readonly hourlyRateCents: number;
  readonly deviceId: number | null;
};

const eligible: TestProvider = {
  isActive: true,
  isEmailVerified: true,
  profile: { imageCount: 6, hasPhoto: true, name: 'Maya shoots', bio: 'Weddings and street life.' },
  home: null,
  searchPoint: { latitude: 43.65, longitude: -79.38 },
  travel: { oneHourKm: 5, longerKm: 20 },
  schedule: { weeklySlots: everySlot, blackouts: [] },
  booked: [],
  averageRating: null,
  firstName: 'Maya',
  hourlyRateCents: 5800,
  deviceId: null,
};

const createdAt = new Date(Date.UTC(2026, 0, 1));

/** Creates a provider in central Toronto who, without changes, is found by every search for two hours there. */
export async function createProvider(
  database: Database,
  changes: Partial<TestProvider> = {},
): Promise<{ readonly id: number }> {
  const [id = Number.NaN] = await createProviders(database, [changes]);
  return { id };
}

/** Creates several such providers with few statements and returns their ids, ascending. */
export async function createProviders(
  database: Database,
  changes: readonly Partial<TestProvider>[],
): Promise<readonly number[]> {
  const wanted = changes.map((change) => ({ ...eligible, ...change }));
  if (wanted.length === 0) return [];
  const accounts = await database
    .insertInto('account')
    .values(wanted.map(accountOf))
    .returning('id')
    .execute();
  const providers = wanted.map((provider, index) => ({ ...provider, id: accounts[index]?.id ?? Number.NaN }));
  await database.insertInto('provider').values(providers.map(providerOf)).execute();
  await setSearchPoints(
    database,
    providers.filter(({ home }) => home === null),
  );
  await database.insertInto('portfolio').values(providers.map(portfolioOf)).execute();
  const images = providers.flatMap(imagesOf);
  if (images.length > 0) await database.insertInto('portfolioImage').values(images).execute();
  for (const { id, schedule, travel } of providers.filter(
    ({ schedule: { blackouts } }) => blackouts.length > 0,
  ))
    await scheduleRepository(database).save(id, { ...schedule, travel });
  const booked = providers.flatMap(bookingsOf);
  if (booked.length > 0) await database.insertInto('occupancy').values(booked).execute();
  return providers.map(({ id }) => id);
}

type Identified = TestProvider & { readonly id: number };

const accountOf = ({ isActive, isEmailVerified, firstName }: TestProvider) => ({
  userType: 2,
  email: `provider-${randomUUID()}@demo.test`,
  firstName,
  lastName: 'Rao',
  emailVerifiedAt: isEmailVerified ? createdAt : null,
  isActive,
  createdAt,
});

const providerOf = (provider: Identified) => ({
  accountId: provider.id,
  homeAddress: '1 King St W, Toronto',
  ...(provider.home ?? homeNear(provider.searchPoint)),
  hourlyRateCents: provider.hourlyRateCents,
  deviceId: provider.deviceId,
  phoneNumber: '4165550199',
  oneHourKm: provider.travel.oneHourKm,
  longerKm: provider.travel.longerKm,
  weeklySlots: bitsOfWeeklySlots(provider.schedule.weeklySlots),
  ratingHundredths: provider.averageRating === null ? null : Math.round(provider.averageRating * 100),
  createdAt,
});

const eightHundredMetres = (0.8 * 180) / (Math.PI * 6371);

const homeNear = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: latitude > 0 ? latitude - eightHundredMetres : latitude + eightHundredMetres,
  longitude,
});

/** Replaces the search points that the database has drawn with those of the test. */
async function setSearchPoints(database: Database, providers: readonly Identified[]): Promise<void> {
  if (providers.length === 0) return;
  const ids = providers.map(({ id }) => id);
  await sql`
    update search_point s set latitude = wanted.latitude, longitude = wanted.longitude
    from unnest(
      ${ids}::integer[],
      ${providers.map(({ searchPoint }) => searchPoint.latitude)}::double precision[],
      ${providers.map(({ searchPoint }) => searchPoint.longitude)}::double precision[]
    ) as wanted (id, latitude, longitude)
    where s.provider_id = wanted.id`.execute(database);
  await sql`select refresh_matching_candidates(${ids}::integer[])`.execute(database);
}

const portfolioOf = ({ id, profile }: Identified) => ({
  providerId: id,
  profileName: profile.name,
  bio: profile.bio,
  photoName: profile.hasPhoto ? `photo-${id}.jpg` : null,
});

const imagesOf = ({ id, profile }: Identified) =>
  Array.from({ length: profile.imageCount }, (_, index) => ({
    providerId: id,
    fileName: `image-${id}-${index + 1}.jpg`,
    displayOrder: index + 1,
  }));

const bookingsOf = ({ id, booked }: Identified) =>
  booked.map(({ startsAtSeconds, endsAtSeconds, state = 'accepted', expiresAtSeconds }) => ({
    providerId: id,
    state,
    startsAt: new Date(startsAtSeconds * 1000),
    endsAt: new Date(endsAtSeconds * 1000),
    expiresAt: expiresAtSeconds === undefined ? null : new Date(expiresAtSeconds * 1000),
    createdAt,
  }));
