import type { ReferralOnWire } from '@repo/contracts/account/invite-and-support';
import type { ReferralState } from '@repo/domain/account/referral-state';
import { moneyLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAccountId } from '@repo/session/session/use-account-id';
import { ListPages } from '@repo/shell/paging/list-pages';
import { usePage } from '@repo/shell/paging/use-page';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { Badge } from '@repo/ui/indicators/badge';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { DataTable } from '@repo/ui/tables/data-table';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferralsQuery } from '../../model/api/referrals.ts';
import classNames from './refer-a-friend.module.css';

const looks = {
  invited: 'neutral',
  expired: 'warning',
  booked: 'primary',
  rewarded: 'success',
} as const satisfies Readonly<Record<ReferralState, string>>;

/** The friends that were invited, the latest first, with what came of it. */
export function InvitationList() {
  const { t } = useTranslation('referrals');
  const headingId = useId();
  const query = useReferralsQuery({ hostId: useAccountId(), page: usePage() });
  return (
    <section aria-labelledby={headingId} className={classNames['invitations']}>
      <h2 id={headingId} className={classNames['heading']}>
        {t('list.heading')}
      </h2>
      <AsyncState
        state={useLoadable(query)}
        onRetry={() => void query.refetch()}
        loadingLabel={t('list.loading')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon="gift" title={t('list.empty')}>
            <p>{t('list.emptyHint')}</p>
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <>
            <Invitations items={items} />
            <ListPages total={total} />
          </>
        )}
      </AsyncState>
    </section>
  );
}

function Invitations({ items }: { readonly items: readonly ReferralOnWire[] }) {
  const { t } = useTranslation('referrals');
  const { moment } = useFormats();
  const sentAt = ({ invitedAt }: ReferralOnWire) => (
    <span className={classNames['value']}>{moment(invitedAt)}</span>
  );
  return (
    <DataTable
      caption={t('list.heading')}
      isCaptionHidden
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'friend',
          header: t('list.friend'),
          isRowHeader: true,
          cell: friendOf,
        },
        { id: 'sent', header: t('list.sent'), cell: sentAt },
        { id: 'status', header: t('list.status'), cell: statusOf },
      ]}
    />
  );
}

const friendOf = ({ email }: ReferralOnWire) => <span className={classNames['friend']}>{email}</span>;
const statusOf = (referral: ReferralOnWire) => <Status {...referral} />;

function Status({ state, validUntil }: ReferralOnWire) {
  const { t } = useTranslation('referrals');
  const { moment, money } = useFormats();
  const amount = money(cents(moneyLimits.referralCents));
  return (
    <div className={classNames['state']}>
      <Badge look={looks[state]}>{t(`states.${state}`, { amount })}</Badge>
      <span>
        {state === 'invited' && validUntil !== null
          ? t('hints.invitedUntil', { time: moment(validUntil) })
          : t(`hints.${state}`)}
      </span>
    </div>
  );
}
