import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { ButtonLink } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import classNames from './dashboard-page.module.css';

export function DashboardPage() {
  const { t } = useTranslation('providerPortal');
  usePageTitle(t('dashboard.title'));
  return (
    <div className={classNames['page']}>
      <h1>{t('dashboard.heading')}</h1>
      <p>{t('dashboard.introduction')}</p>
      <ButtonLink href="/">{t('dashboard.home')}</ButtonLink>
    </div>
  );
}
