import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { ReferAFriend } from '../features/refer-a-friend/refer-a-friend.tsx';

export function ReferAFriendPage() {
  const { t } = useTranslation('customerPortal');
  return (
    <TabPage heading={t('tabs.ReferAFriend')}>
      <ReferAFriend />
    </TabPage>
  );
}
