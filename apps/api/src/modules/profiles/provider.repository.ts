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
        accountId: provider.accountId,
        homeAddress: provider.homeAddress,
        latitude: provider.latitude,
        longitude: provider.longitude,
        oneHourKm: provider.travel.oneHourKm,
        longerKm: provider.travel.longerKm,
        hourlyRateCents: provider.hourlyRateCents,
        deviceId: provider.deviceId,
        phoneNumber: provider.phoneNumber,
        weeklySlots: bitsOfWeeklySlots(provider.weeklySlots),
        createdAt: provider.createdAt,
      })
      .execute(),

  setHourlyRate: async (providerId: number, hourlyRateCents: number): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('provider')
      .set({ hourlyRateCents })
      .where('accountId', '=', providerId)
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
          device('isActive', '=', true),
          device.exists(
            device
              .selectFrom('provider')
              .select('accountId')
              .where('accountId', '=', providerId)
              .where('deviceId', '=', deviceId),
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
      .set({ deviceId, additionalLanguage })
      .where('accountId', '=', providerId)
      .execute();
  },

  /** Locks a provider, so that several statements about them run without concurrent changes; returns whether it exists. */
  lock: async (providerId: number): Promise<boolean> => {
    const found = await database
      .selectFrom('provider')
      .select('accountId')
      .where('accountId', '=', providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found !== undefined;
  },

  lockRate: async (providerId: number): Promise<number | undefined> => {
    const found = await database
      .selectFrom('provider')
      .select('hourlyRateCents as rateCents')
      .where('accountId', '=', providerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return found?.rateCents;
  },
});
