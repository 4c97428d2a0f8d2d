import {
  profileTabOf,
  profileTabs,
  providerPageOf,
  providerPagePath,
  providerTabPath,
  providerTabs,
  tabOfProviderPage,
} from '@repo/domain/site/dashboard-address';
import type { ProfileTab } from '@repo/domain/site/dashboard-address';
import { withTexts } from '@repo/i18n/part-texts';
import { OnDemand } from '@repo/shell/connection/on-demand';
import { useOpenPage } from '@repo/shell/frame/use-open-page';
import { Tabs } from '@repo/ui/disclosure/tabs';
import { DashboardFrame } from '@repo/ui/layout/dashboard-frame';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useCheckSender } from '../model/venue/use-check-sender.ts';
import { useWaitingChecks } from '../model/venue/use-waiting-checks.ts';
import { useRequestCount } from '../model/use-request-count.ts';
import { tabPages } from './dashboard-pages.ts';

const loadWaitingChecks = withTexts(
  async () => (await import('../features/waiting-checks/waiting-checks.tsx')).WaitingChecks,
  'waitingChecks',
);

const icons = { EventRequests: 'mail', MyEvents: 'calendar', ReelEvents: 'play', MyProfile: 'user' } as const;

/** The dashboard of a provider; its address names the page (A-R04). */
export function DashboardPage() {
  const { t } = useTranslation('providerPortal');
  const { tab, nestedTab } = useParams();
  const openPage = useOpenPage();
  const count = useRequestCount();
  const waitingChecks = useWaitingChecks();
  useCheckSender();
  const page = providerPageOf(tab, nestedTab);
  const profileTab = profileTabOf(page);
  const Page = tabPages[page];
  return (
    <DashboardFrame
      label={t('dashboard')}
      tabs={providerTabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        href: providerTabPath(value),
        icon: icons[value],
        count: value === 'EventRequests' ? count : undefined,
      }))}
      chosen={tabOfProviderPage(page)}
      onChoose={(value) => openPage(providerTabPath(value))}
    >
      <OnDemand isWanted={waitingChecks.length > 0} load={loadWaitingChecks} props={{}} />
      {profileTab === undefined ? (
        <Page />
      ) : (
        <ProfileTabs chosen={profileTab}>
          <Page />
        </ProfileTabs>
      )}
    </DashboardFrame>
  );
}

type ProfileTabsProps = { readonly chosen: ProfileTab; readonly children: ReactNode };

/** The nested tabs of MY PROFILE. */
function ProfileTabs({ chosen, children }: ProfileTabsProps) {
  const { t } = useTranslation('providerPortal');
  const openPage = useOpenPage();
  return (
    <Tabs
      label={t('tabs.MyProfile')}
      tabs={profileTabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        href: providerPagePath(value),
      }))}
      chosen={chosen}
      onChoose={(value) => openPage(providerPagePath(value))}
    >
      {children}
    </Tabs>
  );
}
