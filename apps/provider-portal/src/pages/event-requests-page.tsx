import { HiddenWhile } from '@repo/shell/frame/hidden-while';
import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { EventRequests } from '../features/event-requests/event-requests.tsx';
import { HomeStrip } from '../features/home-strip/home-strip.tsx';
import { useIsStripLoading } from '../features/home-strip/use-is-strip-loading.ts';

export function EventRequestsPage() {
  const { t } = useTranslation('providerPortal');
  return (
    <TabPage heading={t('tabs.EventRequests')}>
      <HomeStrip />
      <HiddenWhile isHidden={useIsStripLoading()}>
        <EventRequests />
      </HiddenWhile>
    </TabPage>
  );
}
