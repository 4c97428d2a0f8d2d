import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { CalendarFeed } from '../features/calendar-feed/calendar-feed.tsx';
import { MyEvents } from '../features/my-events/my-events.tsx';

export function MyEventsPage() {
  const { t } = useTranslation('providerPortal');
  return (
    <TabPage heading={t('tabs.MyEvents')}>
      <MyEvents />
      <CalendarFeed />
    </TabPage>
  );
}
