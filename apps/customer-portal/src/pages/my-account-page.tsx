import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { EventConsentList } from '../features/event-consents/event-consent-list.tsx';
import { MyAccount } from '../features/my-account/my-account.tsx';

export function MyAccountPage() {
  const { t } = useTranslation('customerPortal');
  return (
    <TabPage heading={t('tabs.MyAccount')}>
      <MyAccount consents={<EventConsentList />} />
    </TabPage>
  );
}
