import type { UserType } from '@repo/contracts/wire/user-type';
import type { NotificationType } from '@repo/domain/notification/notification-receivers';
import { sql } from 'kysely';
import { rowsOfPage } from '../../database/paged.ts';
import type { Database } from '../../database/schema.ts';

export type NewNotification = {
  readonly receiverId: number;
  readonly senderId: number;
  readonly eventId: number;
  readonly type: NotificationType;
  readonly about: string;
};

/** A notification with the host and the provider of its event. */
export type NotificationRecord = {
  readonly id: number;
  readonly type: NotificationType;
  readonly eventId: number;
  readonly eventName: string;
  readonly hostFirstName: string;
  readonly hostLastName: string;
  readonly providerName: string;
  /** The sender's; null for hosts. */
  readonly photoName: string | null;
  readonly receiverId: number;
  readonly receiverType: UserType;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
  /** The receiver's total count. */
  readonly total: number;
};

export type UnseenCount = {
  readonly receiverId: number;
  readonly receiverType: UserType;
  readonly unseen: number;
};

const totalOf = (receiverId: number) =>
  sql<number>`(select count(*) from notification where receiver_id = ${receiverId})`;

export const notificationRepository = (database: Database) => ({
  /** Lists a page with the total in each row, in one statement. */
  list: (receiverId: number, page: number | undefined): Promise<NotificationRecord[]> => {
    const { limit, offset } = rowsOfPage(page);
    return database
      .selectFrom('notification')
      .innerJoin('event', 'event.id', 'notification.eventId')
      .innerJoin('account as receiver', 'receiver.id', 'notification.receiverId')
      .innerJoin('account as sender', 'sender.id', 'notification.senderId')
      .innerJoin('account as host', 'host.id', 'event.hostId')
      .innerJoin('account as provider', (join) =>
        join.on(
          sql<boolean>`provider.id = case receiver.kind when 'provider' then receiver.id else sender.id end`,
        ),
      )
      .leftJoin('portfolio as shown', 'shown.providerId', 'provider.id')
      .leftJoin('portfolio as ofSender', 'ofSender.providerId', 'sender.id')
      .where('notification.receiverId', '=', receiverId)
      .select(['notification.id', sql<NotificationType>`notification.type`.as('type')])
      .select(['event.id as eventId', 'event.name as eventName'])
      .select(['host.firstName as hostFirstName', 'host.lastName as hostLastName'])
      .select(sql<string>`coalesce(nullif(shown.profile_name, ''), provider.first_name)`.as('providerName'))
      .select(['ofSender.photoName'])
      .select(['receiver.id as receiverId', sql<UserType>`receiver.user_type`.as('receiverType')])
      .select(['notification.createdAt', 'notification.seenAt'])
      .select(totalOf(receiverId).as('total'))
      .orderBy('notification.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  count: async (receiverId: number): Promise<number> => {
    const { rows } = await sql<{ total: number }>`select ${totalOf(receiverId)} as total`.execute(database);
    return rows[0]?.total ?? 0;
  },

  countUnseen: (receiverIds: readonly number[]): Promise<UnseenCount[]> =>
    database
      .selectFrom('account')
      .where(sql<boolean>`account.id = any(${receiverIds}::integer[])`)
      .select([
        'account.id as receiverId',
        sql<UserType>`account.user_type`.as('receiverType'),
        sql<number>`(
          select count(*) from notification where receiver_id = account.id and seen_at is null
        )`.as('unseen'),
      ])
      .execute(),

  add: async ({ receiverId, senderId, eventId, type, about }: NewNotification, at: Date): Promise<void> => {
    await database
      .insertInto('notification')
      .values({
        receiverId,
        senderId,
        eventId,
        type,
        about,
        createdAt: at,
      })
      .onConflict((conflict) => conflict.columns(['receiverId', 'type', 'about']).doNothing())
      .execute();
  },

  /** Marks notifications as seen; returns whether any was unseen. */
  markSeen: async (receiverId: number, ids: readonly number[], at: Date): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('notification')
      .set({ seenAt: at })
      .where('receiverId', '=', receiverId)
      .where(sql<boolean>`id = any(${ids}::integer[])`)
      .where('seenAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Marks what a receiver was told of one thing as seen. */
  markSeenAbout: async (
    { receiverId, type, about }: Pick<NewNotification, 'receiverId' | 'type' | 'about'>,
    at: Date,
  ): Promise<void> => {
    await database
      .updateTable('notification')
      .set({ seenAt: at })
      .where('receiverId', '=', receiverId)
      .where('type', '=', type)
      .where('about', '=', about)
      .where('seenAt', 'is', null)
      .execute();
  },

  sweep: async (before: Date): Promise<void> => {
    await database.deleteFrom('notification').where('createdAt', '<', before).execute();
  },
});
