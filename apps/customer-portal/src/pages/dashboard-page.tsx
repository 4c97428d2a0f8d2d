import { hostTabOf, hostTabPath, hostTabs } from '@repo/domain/site/dashboard-address';
import { useOpenPage } from '@repo/shell/frame/use-open-page';
import { DashboardFrame } from '@repo/ui/layout/dashboard-frame';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { tabPages } from './dashboard-pages.ts';

const icons = {
  MyEvents: 'calendar',
  MyAccount: 'user',
  AttendedEvents: 'image',
  ReferAFriend: 'gift',
  Support: 'info',
} as const;

/** The dashboard of a host; its address names the tab (A-R03). */
export function DashboardPage() {
  const { t } = useTranslation('customerPortal');
  const openPage = useOpenPage();
  const chosen = hostTabOf(useParams()['tab']);
  const Page = tabPages[chosen];
  return (
    <DashboardFrame
      label={t('dashboard')}
      tabs={hostTabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        href: hostTabPath(value),
        icon: icons[value],
      }))}
      chosen={chosen}
      onChoose={(value) => openPage(hostTabPath(value))}
    >
      <Page />
    </DashboardFrame>
  );
}
