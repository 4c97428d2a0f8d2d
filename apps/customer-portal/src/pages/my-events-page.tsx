import { useAccountId } from '@repo/session/session/use-account-id';
import { HiddenWhile } from '@repo/shell/frame/hidden-while';
import { TabPage } from '@repo/shell/frame/tab-page';
import { isFirstLoad } from '@repo/ui/loading/is-first-load';
import { useTranslation } from 'react-i18next';
import { MyEvents } from '../features/my-events/my-events.tsx';
import { NoSuchEventNote } from '../features/my-events/no-such-event-note.tsx';
import { NextEvent } from '../features/next-event/next-event.tsx';
import { WaitingDrafts } from '../features/waiting-drafts/waiting-drafts.tsx';
import { useHostEventsQuery } from '../model/api/host-events.ts';
import { useWaitingDraftsQuery } from '../model/api/waiting-drafts.ts';

export function MyEventsPage() {
  const { t } = useTranslation('customerPortal');
  const hostId = useAccountId();
  const events = useHostEventsQuery({ hostId, list: 'upcoming', page: 1 });
  const drafts = useWaitingDraftsQuery(hostId);
  return (
    <TabPage heading={t('tabs.MyEvents')}>
      <NoSuchEventNote />
      <HiddenWhile isHidden={isFirstLoad(events) || isFirstLoad(drafts)}>
        <NextEvent />
        <WaitingDrafts />
        <MyEvents />
      </HiddenWhile>
    </TabPage>
  );
}
