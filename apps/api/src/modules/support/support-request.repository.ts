import type { SupportState } from '@repo/domain/account/support-machine';
import { userTypeIds } from '@repo/domain/identity/user-kind';
import type { Locale } from '@repo/i18n/locale';
import { sql } from 'kysely';
import { paged } from '../../database/paged.ts';
import type { Paged } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';

export type NewSupportRequest = {
  readonly hostId: number;
  readonly clientId: string | undefined;
  readonly eventId: number | undefined;
  readonly subject: string;
  readonly message: string;
};

/** A person who gets a mail about a request. */
export type Correspondent = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: Locale;
};

export type SupportRequestRecord = {
  readonly id: number;
  readonly state: SupportState;
  readonly subject: string;
  readonly message: string;
  readonly hostId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly hostEmail: string;
  readonly locale: Locale;
  readonly eventId: string | null;
  readonly sentAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
};

type SupportFilter = {
  readonly state?: SupportState | undefined;
  readonly page?: number | undefined;
};

/** More operators than this do not get a mail about each request. */
const mostOperators = 100;

export const supportRequestRepository = (database: Database) => ({
  /** Locks a host, so that their requests are counted one after the other. */
  lockHost: (id: number): Promise<Correspondent | undefined> =>
    correspondents(database).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),

  listOperators: (): Promise<Correspondent[]> =>
    correspondents(database)
      .where('userType', '=', userTypeIds.operator)
      .where('isActive', '=', true)
      .orderBy('id')
      .limit(mostOperators)
      .execute(),

  isSent: async (hostId: number, clientId: string): Promise<boolean> => {
    const sent = await database
      .selectFrom('supportRequest')
      .select('id')
      .where('hostId', '=', hostId)
      .where('clientId', '=', clientId)
      .executeTakeFirst();
    return sent !== undefined;
  },

  countSent: async (hostId: number, since: Date): Promise<number> => {
    const { sent } = await database
      .selectFrom('supportRequest')
      .select(sql<number>`count(*)`.as('sent'))
      .where('hostId', '=', hostId)
      .where('sentAt', '>=', since)
      .executeTakeFirstOrThrow();
    return sent;
  },

  add: async (request: NewSupportRequest, sentAt: Date): Promise<number> => {
    const { id } = await database
      .insertInto('supportRequest')
      .values({
        hostId: request.hostId,
        clientId: request.clientId ?? null,
        eventId: request.eventId ?? null,
        subject: request.subject,
        message: request.message,
        sentAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  findPublicEventId: async (eventId: number): Promise<string> => {
    const { publicId } = await database
      .selectFrom('event')
      .select('publicId')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    return publicId;
  },

  /** Lists open requests first, then the oldest first. */
  list: ({ state, page }: SupportFilter): Promise<Paged<SupportRequestRecord>> =>
    paged(
      selectRequests(database)
        .$if(state !== undefined, (query) => query.where('supportRequest.state', '=', state ?? ''))
        .orderBy(sql`support_request.state = 'open'`, 'desc')
        .orderBy('supportRequest.id'),
      page,
    ),

  /** Locks a request, so that two operators cannot both answer it. */
  lock: (id: number): Promise<SupportRequestRecord | undefined> =>
    selectRequests(database)
      .where('supportRequest.id', '=', id)
      .forUpdate('supportRequest')
      .executeTakeFirst(),

  answer: async (id: number, answer: string, answeredAt: Date): Promise<void> => {
    await database
      .updateTable('supportRequest')
      .set({ state: 'answered', answer, answeredAt })
      .where('id', '=', id)
      .execute();
  },

  close: async (id: number, closedAt: Date): Promise<void> => {
    await database
      .updateTable('supportRequest')
      .set({ state: 'closed', closedAt })
      .where('id', '=', id)
      .execute();
  },
});

const correspondents = (database: Database) =>
  database
    .selectFrom('account')
    .select(['email', 'firstName', 'lastName', sql<Locale>`account.locale`.as('locale')]);

const selectRequests = (database: Database) =>
  database
    .selectFrom('supportRequest')
    .innerJoin('account', 'account.id', 'supportRequest.hostId')
    .leftJoin('event', 'event.id', 'supportRequest.eventId')
    .select([
      'supportRequest.id',
      sql<SupportState>`support_request.state`.as('state'),
      'supportRequest.subject',
      'supportRequest.message',
      'supportRequest.hostId',
      'account.firstName',
      'account.lastName',
      'account.email as hostEmail',
      sql<Locale>`account.locale`.as('locale'),
      'event.publicId as eventId',
      'supportRequest.sentAt',
      'supportRequest.answer',
      'supportRequest.answeredAt',
      'supportRequest.closedAt',
    ]);
