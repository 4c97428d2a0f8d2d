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

export type SupportFilter = {
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
      .where('user_type', '=', userTypeIds.operator)
      .where('is_active', '=', true)
      .orderBy('id')
      .limit(mostOperators)
      .execute(),

  isSent: async (hostId: number, clientId: string): Promise<boolean> => {
    const sent = await database
      .selectFrom('support_request')
      .select('id')
      .where('host_id', '=', hostId)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    return sent !== undefined;
  },

  countSent: async (hostId: number, since: Date): Promise<number> => {
    const { sent } = await database
      .selectFrom('support_request')
      .select(sql<number>`count(*)`.as('sent'))
      .where('host_id', '=', hostId)
      .where('sent_at', '>=', since)
      .executeTakeFirstOrThrow();
    return sent;
  },

  add: async (request: NewSupportRequest, sentAt: Date): Promise<number> => {
    const { id } = await database
      .insertInto('support_request')
      .values({
        host_id: request.hostId,
        client_id: request.clientId ?? null,
        event_id: request.eventId ?? null,
        subject: request.subject,
        message: request.message,
        sent_at: sentAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  findPublicEventId: async (eventId: number): Promise<string> => {
    const { publicId } = await database
      .selectFrom('event')
      .select('public_id as publicId')
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    return publicId;
  },

  /** Lists open requests first, then the oldest first. */
  list: ({ state, page }: SupportFilter): Promise<Paged<SupportRequestRecord>> =>
    paged(
      selectRequests(database)
        .$if(state !== undefined, (query) => query.where('support_request.state', '=', state ?? ''))
        .orderBy(sql`support_request.state = 'open'`, 'desc')
        .orderBy('support_request.id'),
      page,
    ),

  /** Locks a request, so that two operators cannot both answer it. */
  lock: (id: number): Promise<SupportRequestRecord | undefined> =>
    selectRequests(database)
      .where('support_request.id', '=', id)
      .forUpdate('support_request')
      .executeTakeFirst(),

  answer: async (id: number, answer: string, answeredAt: Date): Promise<void> => {
    await database
      .updateTable('support_request')
      .set({ state: 'answered', answer, answered_at: answeredAt })
      .where('id', '=', id)
      .execute();
  },

  close: async (id: number, closedAt: Date): Promise<void> => {
    await database
      .updateTable('support_request')
      .set({ state: 'closed', closed_at: closedAt })
      .where('id', '=', id)
      .execute();
  },
});

const correspondents = (database: Database) =>
  database
    .selectFrom('account')
    .select([
      'email',
      'first_name as firstName',
      'last_name as lastName',
      sql<Locale>`account.locale`.as('locale'),
    ]);

const selectRequests = (database: Database) =>
  database
    .selectFrom('support_request')
    .innerJoin('account', 'account.id', 'support_request.host_id')
    .leftJoin('event', 'event.id', 'support_request.event_id')
    .select([
      'support_request.id',
      sql<SupportState>`support_request.state`.as('state'),
      'support_request.subject',
      'support_request.message',
      'support_request.host_id as hostId',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.email as hostEmail',
      sql<Locale>`account.locale`.as('locale'),
      'event.public_id as eventId',
      'support_request.sent_at as sentAt',
      'support_request.answer',
      'support_request.answered_at as answeredAt',
      'support_request.closed_at as closedAt',
    ]);
