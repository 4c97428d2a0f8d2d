import { useAccountId } from '@repo/session/session/use-account-id';
import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { MyPortfolio } from '../features/my-portfolio/my-portfolio.tsx';
import { OwnReviews } from '../features/own-reviews/own-reviews.tsx';
import { useOwnPortfolioQuery } from '../model/api/own-profile.ts';

export function MyPortfolioPage() {
  const { t } = useTranslation('providerPortal');
  const { data: portfolio } = useOwnPortfolioQuery(useAccountId());
  // Before the first save there is no public profile, and no review of it.
  const hasProfile = portfolio !== undefined && portfolio.profileImageUrl !== null;
  return (
    <TabPage heading={t('tabs.MyPortfolio')}>
      <MyPortfolio />
      {hasProfile ? <OwnReviews /> : null}
    </TabPage>
  );
}
