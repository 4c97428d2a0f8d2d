import { useAccountId } from '@repo/session/session/use-account-id';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { isFirstLoad } from '@repo/ui/loading/is-first-load';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { useOwnInfoQuery } from '../../model/api/own-info.ts';
import { InfoForm } from './info-form.tsx';
import classNames from './my-info.module.css';
import { DevicesSection, MailSection, PasswordSection, PayoutSection } from './account-sections.tsx';

/** The personal data of a provider (Y-R01), with the password and the payouts; the form comes first, and pushes nothing down. */
export function MyInfo() {
  const { t } = useTranslation('myInfo');
  const query = useOwnInfoQuery(useAccountId());
  return (
    <div className={classNames['page']}>
      <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
        {(info) => <InfoForm info={info} />}
      </AsyncState>
      {isFirstLoad(query) ? null : (
        <>
          <MailSection />
          <PasswordSection />
          <PayoutSection />
          <DevicesSection />
        </>
      )}
    </div>
  );
}
