import type { WeeklySlots } from '@repo/domain/schedule/weekly-slots';
import { sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { weeklySlotsOfBits } from '../../../database/weekly-slots-column.ts';

export type OwnPortfolioRecord = {
  readonly id: number;
  readonly profileName: string | null;
  readonly bio: string | null;
  readonly photoName: string | null;
  readonly additionalEquipment: string | null;
  readonly additionalLanguage: string | null;
  readonly device: { readonly id: number; readonly deviceName: string } | null;
  readonly images: readonly {
    readonly id: number;
    readonly fileName: string;
    readonly displayOrder: number;
  }[];
};

export type OwnInfoRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly secondaryPhoneNumber: string | null;
  readonly emergencyContactName: string;
  readonly emergencyContactNumber: string;
  readonly hstNumber: string;
  readonly homeAddress: string;
  readonly latitude: number;
  readonly longitude: number;
};

export type OwnScheduleRecord = {
  readonly id: number;
  readonly weeklySlots: WeeklySlots;
  readonly oneHourKm: number;
  readonly longerKm: number;
  readonly blackouts: readonly {
    /** Days since 1970. */
    readonly firstDay: number;
    readonly lastDay: number;
    readonly startMinute: number | null;
    readonly endMinute: number | null;
  }[];
};

/** What a provider reads of the own data, each in one statement; nothing before the approval. */
export const ownProfileRepository = (database: Database) => ({
  findPortfolio: async (providerId: number): Promise<OwnPortfolioRecord | undefined> => {
    const { rows } = await sql<OwnPortfolioRecord>`
      select
        p.account_id as "id", f.profile_name as "profileName", f.bio, f.photo_name as "photoName",
        f.additional_equipment as "additionalEquipment", p.additional_language as "additionalLanguage",
        case when d.id is not null then json_build_object('id', d.id, 'deviceName', d.name) end as "device",
        (
          select coalesce(json_agg(json_build_object(
            'id', i.id, 'fileName', i.file_name, 'displayOrder', i.display_order
          ) order by i.display_order, i.id), '[]')
          from portfolio_image i where i.provider_id = p.account_id
        ) as "images"
      from provider p
      left join portfolio f on f.provider_id = p.account_id
      left join device d on d.id = p.device_id
      where p.account_id = ${providerId}`.execute(database);
    return rows[0];
  },

  findInfo: (providerId: number): Promise<OwnInfoRecord | undefined> =>
    database
      .selectFrom('provider as p')
      .innerJoin('account as a', 'a.id', 'p.account_id')
      .select(['a.id', 'a.first_name as firstName', 'a.last_name as lastName', 'a.email'])
      .select(['p.phone_number as phoneNumber', 'p.secondary_phone_number as secondaryPhoneNumber'])
      .select(['p.emergency_contact_name as emergencyContactName'])
      .select(['p.emergency_contact_number as emergencyContactNumber', 'p.hst_number as hstNumber'])
      .select(['p.home_address as homeAddress', 'p.latitude', 'p.longitude'])
      .where('p.account_id', '=', providerId)
      .executeTakeFirst(),

  findSchedule: async (providerId: number): Promise<OwnScheduleRecord | undefined> => {
    const { rows } = await sql<Omit<OwnScheduleRecord, 'weeklySlots'> & { readonly slotBits: number }>`
      select
        p.account_id as "id", p.weekly_slots as "slotBits",
        p.one_hour_km as "oneHourKm", p.longer_km as "longerKm",
        (
          select coalesce(json_agg(json_build_object(
            'firstDay', b.first_day - date '1970-01-01', 'lastDay', b.last_day - date '1970-01-01',
            'startMinute', b.start_minute, 'endMinute', b.end_minute
          ) order by b.first_day, b.start_minute nulls first, b.id), '[]')
          from blackout b where b.provider_id = p.account_id
        ) as "blackouts"
      from provider p
      where p.account_id = ${providerId}`.execute(database);
    const [found] = rows;
    return found && { ...found, weeklySlots: weeklySlotsOfBits(found.slotBits) };
  },
});

export type OwnProfileQueries = ReturnType<typeof ownProfileRepository>;
