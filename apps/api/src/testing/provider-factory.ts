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
  if (images.length > 0) await database.insertInto('portfolio_image').values(images).execute();
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
  user_type: 2,
  email: `provider-${randomUUID()}@demo.test`,
  first_name: firstName,
  last_name: 'Rao',
  email_verified_at: isEmailVerified ? createdAt : null,
  is_active: isActive,
  created_at: createdAt,
});

const providerOf = (provider: Identified) => ({
  account_id: provider.id,
  home_address: '1 King St W, Toronto',
  ...(provider.home ?? homeNear(provider.searchPoint)),
  hourly_rate_cents: provider.hourlyRateCents,
  device_id: provider.deviceId,
  phone_number: '4165550199',
  one_hour_km: provider.travel.oneHourKm,
  longer_km: provider.travel.longerKm,
  weekly_slots: bitsOfWeeklySlots(provider.schedule.weeklySlots),
  rating_hundredths: provider.averageRating === null ? null : Math.round(provider.averageRating * 100),
  created_at: createdAt,
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
  provider_id: id,
  profile_name: profile.name,
  bio: profile.bio,
  photo_name: profile.hasPhoto ? `photo-${id}.jpg` : null,
});

const imagesOf = ({ id, profile }: Identified) =>
  Array.from({ length: profile.imageCount }, (_, index) => ({
    provider_id: id,
    file_name: `image-${id}-${index + 1}.jpg`,
    display_order: index + 1,
  }));

const bookingsOf = ({ id, booked }: Identified) =>
  booked.map(({ startsAtSeconds, endsAtSeconds, state = 'accepted', expiresAtSeconds }) => ({
    provider_id: id,
    state,
    starts_at: new Date(startsAtSeconds * 1000),
    ends_at: new Date(endsAtSeconds * 1000),
    expires_at: expiresAtSeconds === undefined ? null : new Date(expiresAtSeconds * 1000),
    created_at: createdAt,
  }));
