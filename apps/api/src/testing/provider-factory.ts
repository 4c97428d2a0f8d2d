import { randomUUID } from 'node:crypto';
import type { MatchableProvider } from '@repo/domain/matching/matchable-provider';
import { everySlot } from '@repo/domain/schedule/weekly-slots';
import type { TimeRange } from '@repo/domain/time/time-range';
import { bitsOfWeeklySlots } from '../database/weekly-slots-column.ts';
import type { Database } from '../database/schema.ts';
import { scheduleRepository } from '../modules/profiles/schedule.repository.ts';

/** A booking or hold of a provider; a booking is accepted unless it says otherwise. */
export type TestBooking = TimeRange & {
  readonly state?: 'hold' | 'requested' | 'accepted' | 'declined' | 'expired' | 'cancelled';
  readonly expiresAtSeconds?: number;
};

export type TestProvider = Omit<MatchableProvider, 'id' | 'booked'> & {
  readonly booked: readonly TestBooking[];
  readonly firstName: string;
  readonly hourlyRateCents: number;
  readonly deviceId: number | null;
};

const eligible: TestProvider = {
  isActive: true,
  isEmailVerified: true,
  profile: { imageCount: 6, hasPhoto: true, name: 'Maya shoots', bio: 'Weddings and street life.' },
  home: { latitude: 43.65, longitude: -79.38 },
  travel: { oneHourKm: 5, longerKm: 20 },
  schedule: { weeklySlots: everySlot, blackouts: [] },
  booked: [],
  averageRating: null,
  firstName: 'Maya',
  hourlyRateCents: 5800,
  deviceId: null,
};

const createdAt = new Date(Date.UTC(2026, 0, 1));

/** A provider in the middle of Toronto whom every search of two hours finds, but for what is changed. */
export async function createProvider(
  database: Database,
  changes: Partial<TestProvider> = {},
): Promise<{ readonly id: number }> {
  const [id = Number.NaN] = await createProviders(database, [changes]);
  return { id };
}

/** Several of them in as few statements, with ascending ids. */
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
  await database.insertInto('portfolio').values(providers.map(portfolioOf)).execute();
  const images = providers.flatMap(imagesOf);
  if (images.length > 0) await database.insertInto('portfolio_image').values(images).execute();
  for (const { id, schedule } of providers.filter(({ schedule: { blackouts } }) => blackouts.length > 0))
    await scheduleRepository(database).replaceBlackouts(id, schedule.blackouts);
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
  latitude: provider.home.latitude,
  longitude: provider.home.longitude,
  hourly_rate_cents: provider.hourlyRateCents,
  device_id: provider.deviceId,
  phone_number: '4165550199',
  one_hour_km: provider.travel.oneHourKm,
  longer_km: provider.travel.longerKm,
  weekly_slots: bitsOfWeeklySlots(provider.schedule.weeklySlots),
  rating_hundredths: provider.averageRating === null ? null : Math.round(provider.averageRating * 100),
  created_at: createdAt,
});

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
