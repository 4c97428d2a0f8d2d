import { HiddenWhile } from '@repo/shell/frame/hidden-while';
import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { EventRequests } from '../features/event-requests/event-requests.tsx';
import { HomeStrip } from '../features/home-strip/home-strip.tsx';
import { useMyEventsQuery } from '../model/api/my-events.ts';
import { useProviderId } from '../model/use-provider-id.ts';

export function EventRequestsPage() {
  const { t } = useTranslation('providerPortal');
  const { isLoading } = useMyEventsQuery({ providerId: useProviderId(), tab: 'upcoming' });
  return (
    <TabPage heading={t('tabs.EventRequests')}>
      <HomeStrip />
      <HiddenWhile isHidden={isLoading}>
        <EventRequests />
      </HiddenWhile>
    </TabPage>
  );
}
