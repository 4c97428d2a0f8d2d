import { useLoadable } from '@repo/shell/server-data/use-loadable';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useTranslation } from 'react-i18next';
import { useOwnPortfolioQuery } from '../../model/api/own-profile.ts';
import { useProviderId } from '../../model/use-provider-id.ts';
import { PortfolioForm } from './portfolio-form.tsx';

/** The public profile of a provider, for editing (X-R01). */
export function MyPortfolio() {
  const { t } = useTranslation('myPortfolio');
  const query = useOwnPortfolioQuery(useProviderId());
  return (
    <AsyncState state={useLoadable(query)} onRetry={() => void query.refetch()} loadingLabel={t('loading')}>
      {(portfolio) => <PortfolioForm portfolio={portfolio} />}
    </AsyncState>
  );
}
