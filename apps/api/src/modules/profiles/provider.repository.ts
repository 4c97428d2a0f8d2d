import type { TravelDistance } from '@repo/domain/schedule/travel-distance';
import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import { bitsOfWeeklySlots } from '../../database/weekly-slots-column.ts';
import type { Database } from '../../database/schema.ts';

export type NewProvider = {
  readonly accountId: number;
  readonly homeAddress: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly travel: TravelDistance;
  readonly hourlyRateCents: number;
  readonly deviceId: number | null;
  readonly phoneNumber: string;
  readonly weeklySlots: WeeklySlots;
  readonly createdAt: Date;
};

/** Providers. Triggers update the derived rows of the search. */
export const providerRepository = (database: Database) => ({
  add: (provider: NewProvider) =>
    database
      .insertInto('provider')
      .values({
        account_id: provider.accountId,
        home_address: provider.homeAddress,
        latitude: provider.latitude,
        longitude: provider.longitude,
        one_hour_km: provider.travel.oneHourKm,
        longer_km: provider.travel.longerKm,
        hourly_rate_cents: provider.hourlyRateCents,
        device_id: provider.deviceId,
        phone_number: provider.phoneNumber,
        weekly_slots: bitsOfWeeklySlots(provider.weeklySlots),
        created_at: provider.createdAt,
      })
      .execute(),

  setHourlyRate: async (providerId: number, hourlyRateCents: number): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('provider')
      .set({ hourly_rate_cents: hourlyRateCents })
      .where('account_id', '=', providerId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Returns whether the provider may have this device: it is offered, or already the provider's. */
  mayHaveDevice: async (providerId: number, deviceId: number): Promise<boolean> => {
    const found = await database
      .selectFrom('device')
      .select('id')
      .where('id', '=', deviceId)
      .where((device) =>
        device.or([
          device('is_active', '=', true),
          device.exists(
            device
              .selectFrom('provider')
              .select('account_id')
              .where('account_id', '=', providerId)
              .where('device_id', '=', deviceId),
          ),
        ]),
      )
      .executeTakeFirst();
    return found !== undefined;
  },

  setDeviceAndLanguage: async (
    providerId: number,
    {
      deviceId,
      additionalLanguage,
    }: { readonly deviceId: number; readonly additionalLanguage: string | null },
  ): Promise<void> => {
    await database
      .updateTable('provider')
      .set({ device_id: deviceId, additional_language: additionalLanguage })
      .where('account_id', '=', providerId)
      .execute();
  },

  /** Locks a provider, so that several statements about them run without concurrent changes; returns whether it exists. */
  lock: async (providerId: number): Promise<boolean> => {
    const found = await database
      .selectFrom('provider')
      .select('account_id')
      .where('account_id', '=', providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found !== undefined;
  },

  lockRate: async (providerId: number): Promise<number | undefined> => {
    const found = await database
      .selectFrom('provider')
      .select('hourly_rate_cents as rateCents')
      .where('account_id', '=', providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found?.rateCents;
  },
});
