import type { OperatedAccount } from '@repo/contracts/operator/accounts/operated-accounts';
import { userKindOf } from '@repo/domain/identity/user-kind';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Row = Omit<OperatedAccount, 'kind'> & { readonly userType: number };

/** Counts the account's open events as a host plus its open order lines as a provider. */
const openBookings = sql<number>`(
  select count(*) from event e
  where e.host_id = account.id and e.status in ('draft', 'reelOnly', 'pending', 'upcoming')
) + (
  select count(*) from order_line l
  join booking_order o on o.id = l.order_id
  join event e on e.id = o.event_id
  where l.provider_id = account.id and l.kind = 'provider' and l.request in ('pending', 'accepted')
    and l.check_state <> 'checkOut' and e.status in ('pending', 'upcoming')
)`;

const openSessions = (now: Date) => sql<number>`(
  select count(*) from session s
  where s.account_id = account.id and s.ended_at is null and s.expires_at > ${now}
)`;

const operatedAccountsOf = ({ userType, ...row }: Row): readonly OperatedAccount[] => {
  const kind = userKindOf(userType);
  return kind === 'guest' ? [] : [{ ...row, kind }];
};

export const operatedAccountRepository = (database: Database, now: Date) => {
  const accounts = database
    .selectFrom('account')
    .select(['account.id', 'userType', 'isActive'])
    .select([openBookings.as('openBookings'), openSessions(now).as('openSessions')]);
  return {
    listByEmail: async (email: string): Promise<readonly OperatedAccount[]> =>
      (await accounts.where('email', '=', email).orderBy('account.id').execute()).flatMap(operatedAccountsOf),

    lock: async (id: number): Promise<OperatedAccount | undefined> => {
      await database.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute();
      return (await accounts.where('account.id', '=', id).execute()).flatMap(operatedAccountsOf)[0];
    },

    setActive: async (id: number, isActive: boolean): Promise<void> => {
      await database.updateTable('account').set({ isActive }).where('id', '=', id).execute();
    },
  };
};
