import { useLoadable } from '@repo/shell/server-data/use-loadable';
import { AsyncState, isFirstLoad } from '@repo/ui/feedback/async-state';
import { useTranslation } from 'react-i18next';
import { useOwnInfoQuery } from '../../model/api/own-info.ts';
import { useProviderId } from '../../model/use-provider-id.ts';
import { InfoForm } from './info-form.tsx';
import classNames from './my-info.module.css';
import { DevicesSection, MailSection, PasswordSection, PayoutSection } from './account-sections.tsx';

/** The personal data of a provider (Y-R01), with the password and the payouts; the form comes first, and pushes nothing down. */
export function MyInfo() {
  const { t } = useTranslation('myInfo');
  const query = useOwnInfoQuery(useProviderId());
  const state = useLoadable(query);
  return (
    <div className={classNames['page']}>
      <AsyncState state={state} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
        {(info) => <InfoForm info={info} />}
      </AsyncState>
      {isFirstLoad(state) ? null : (
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
