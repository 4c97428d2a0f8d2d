import { useAccountId } from '@repo/session/session/use-account-id';
import { TabPage } from '@repo/shell/frame/tab-page';
import { isFirstLoad } from '@repo/ui/loading/is-first-load';
import { useTranslation } from 'react-i18next';
import { CalendarFeed } from '../features/calendar-feed/calendar-feed.tsx';
import { MyEvents } from '../features/my-events/my-events.tsx';
import { useMyEventsQuery } from '../model/api/my-events.ts';

export function MyEventsPage() {
  const { t } = useTranslation('providerPortal');
  const upcoming = useMyEventsQuery({ providerId: useAccountId(), tab: 'upcoming', page: 1 });
  return (
    <TabPage heading={t('tabs.MyEvents')}>
      <MyEvents />
      {/* Below a list whose height is known. */}
      {isFirstLoad(upcoming) ? null : <CalendarFeed />}
    </TabPage>
  );
}
