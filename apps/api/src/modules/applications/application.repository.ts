import { localeOfPreferences } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { sql } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';

type ApplicationStatus = 'received' | 'approved' | 'refused';

type Answer = { readonly questionTypeId: number; readonly answer: string };

export type NewApplication = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly currentLocation: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly travelKm: number;
  readonly instagramHandle: string;
  readonly deviceId: number;
  readonly phoneNumber: string;
  readonly referralName: string;
  readonly locale: Locale;
  readonly answers: readonly Answer[];
  readonly photoNames: readonly string[];
};

export type Applicant = Omit<NewApplication, 'answers' | 'photoNames' | 'referralName'> & {
  readonly status: ApplicationStatus;
};

export type ApplicationSummaryRecord = {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly status: ApplicationStatus;
  readonly receivedAt: Date;
};

export type ApplicationRecord = ApplicationSummaryRecord & {
  readonly phoneNumber: string;
  readonly instagramHandle: string;
  readonly deviceName: string;
  readonly currentLocation: string;
  readonly travelKm: number;
  readonly referralName: string;
  readonly answers: readonly Answer[];
  readonly photoNames: readonly string[];
  readonly refusalReason: string | null;
};

const statusOf = (stored: string): ApplicationStatus =>
  stored === 'approved' || stored === 'refused' ? stored : 'received';

const summary = ['application.id', 'firstName', 'lastName', 'email', 'status', 'receivedAt'] as const;

const rowOf = (application: NewApplication, now: Date) => ({
  email: application.email,
  firstName: application.firstName,
  lastName: application.lastName,
  currentLocation: application.currentLocation,
  latitude: application.latitude,
  longitude: application.longitude,
  travelKm: application.travelKm,
  instagramHandle: application.instagramHandle,
  deviceId: application.deviceId,
  phoneNumber: application.phoneNumber,
  referralName: application.referralName,
  locale: application.locale,
  receivedAt: now,
});

export const applicationRepository = (database: Database) => ({
  /** Returns whether the address has applied or belongs to a provider, and whether the device is offered. */
  checkApplicant: async (
    email: string,
    deviceId: number,
  ): Promise<{ readonly hasApplied: boolean; readonly isKnownDevice: boolean }> => {
    const { hasApplied, isKnownDevice } = await database
      .selectNoFrom((query) => {
        const applied = query.selectFrom('application').select('id').where('email', '=', email);
        const isProvider = query
          .selectFrom('account')
          .select('id')
          .where('email', '=', email)
          .where('kind', '=', 'provider');
        const device = query
          .selectFrom('device')
          .select('id')
          .where('id', '=', deviceId)
          .where('isActive', '=', true);
        return [
          query.or([query.exists(applied), query.exists(isProvider)]).as('hasApplied'),
          query.exists(device).as('isKnownDevice'),
        ];
      })
      .executeTakeFirstOrThrow();
    return { hasApplied: Boolean(hasApplied), isKnownDevice: Boolean(isKnownDevice) };
  },

  /** Returns the names that belong to an application. */
  usedPhotos: async (names: readonly string[]): Promise<readonly string[]> => {
    const used = await database
      .selectFrom('applicationPhoto')
      .select('fileName')
      .where('fileName', 'in', names)
      .execute();
    return used.map(({ fileName }) => fileName);
  },

  /** Adds an application; returns false if the address has applied concurrently. */
  add: async (application: NewApplication, now: Date): Promise<boolean> => {
    const { answers, photoNames } = application;
    const questionTypeIds = answers.map(({ questionTypeId }) => questionTypeId);
    const texts = answers.map(({ answer }) => answer);
    const positions = photoNames.map((_, index) => index + 1);
    const added = await database
      .with('applied', (query) =>
        query
          .insertInto('application')
          .values(rowOf(application, now))
          .onConflict((conflict) => conflict.column('email').doNothing())
          .returning('id'),
      )
      .with('answered', (query) =>
        query
          .insertInto('applicationAnswer')
          .columns(['applicationId', 'questionTypeId', 'answer'])
          .expression((from) =>
            from
              .selectFrom('applied')
              .select([
                'applied.id',
                sql<number>`unnest(${questionTypeIds}::smallint[])`.as('questionTypeId'),
                sql<string>`unnest(${texts}::text[])`.as('answer'),
              ]),
          ),
      )
      .insertInto('applicationPhoto')
      .columns(['applicationId', 'position', 'fileName'])
      .expression((from) =>
        from
          .selectFrom('applied')
          .select([
            'applied.id',
            sql<number>`unnest(${positions}::smallint[])`.as('position'),
            sql<string>`unnest(${photoNames}::text[])`.as('fileName'),
          ]),
      )
      .returning('applicationId')
      .execute();
    return added.length > 0;
  },

  /** Locks an application, so that two operators cannot both decide it. */
  lock: async (id: number): Promise<Applicant | undefined> => {
    const row = await database
      .selectFrom('application')
      .select([
        'email',
        'firstName',
        'lastName',
        'currentLocation',
        'latitude',
        'longitude',
        'travelKm',
        'instagramHandle',
        'deviceId',
        'phoneNumber',
        'locale',
        'status',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row && { ...row, locale: localeOfPreferences(row.locale), status: statusOf(row.status) };
  },

  approve: async (id: number, accountId: number, now: Date): Promise<void> => {
    await database
      .updateTable('application')
      .set({ status: 'approved', accountId, decidedAt: now })
      .where('id', '=', id)
      .execute();
  },

  refuse: async (id: number, reason: string, now: Date): Promise<void> => {
    await database
      .updateTable('application')
      .set({ status: 'refused', refusalReason: reason, decidedAt: now })
      .where('id', '=', id)
      .execute();
  },

  /** Lists undecided applications first, then the oldest first. */
  list: async (
    status: ApplicationStatus | undefined,
    page: number | undefined,
  ): Promise<Paged<ApplicationSummaryRecord>> => {
    const matching = database
      .selectFrom('application')
      .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
      .select(summary)
      .orderBy(sql`status = 'received'`, 'desc')
      .orderBy('application.id');
    const { items, total } = await paged(matching, page);
    return { items: items.map((row) => ({ ...row, status: statusOf(row.status) })), total };
  },

  read: async (id: number): Promise<ApplicationRecord | undefined> => {
    const row = await database
      .selectFrom('application')
      .innerJoin('device', 'device.id', 'application.deviceId')
      .select([
        ...summary,
        'phoneNumber',
        'instagramHandle',
        'device.name as deviceName',
        'currentLocation',
        'travelKm',
        'referralName',
        'refusalReason',
      ])
      .where('application.id', '=', id)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const answers = await database
      .selectFrom('applicationAnswer')
      .select(['questionTypeId', 'answer'])
      .where('applicationId', '=', id)
      .orderBy('questionTypeId')
      .execute();
    const photos = await database
      .selectFrom('applicationPhoto')
      .select('fileName')
      .where('applicationId', '=', id)
      .orderBy('position')
      .execute();
    const photoNames = photos.map(({ fileName }) => fileName);
    return { ...row, status: statusOf(row.status), answers, photoNames };
  },
});
