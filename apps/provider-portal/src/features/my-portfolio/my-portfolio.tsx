import { useAccountId } from '@repo/session/session/use-account-id';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { useTranslation } from 'react-i18next';
import { useOwnPortfolioQuery } from '../../model/api/own-profile.ts';
import { PortfolioForm } from './portfolio-form.tsx';

/** The public profile of a provider, for editing (X-R01). */
export function MyPortfolio() {
  const { t } = useTranslation('myPortfolio');
  const query = useOwnPortfolioQuery(useAccountId());
  return (
    <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
      {(portfolio) => <PortfolioForm portfolio={portfolio} />}
    </AsyncState>
  );
}
