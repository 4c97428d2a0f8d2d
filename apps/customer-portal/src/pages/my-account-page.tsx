import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { MyAccount } from '../features/my-account/my-account.tsx';

export function MyAccountPage() {
  const { t } = useTranslation('customerPortal');
  return (
    <TabPage heading={t('tabs.MyAccount')}>
      <MyAccount />
    </TabPage>
  );
}
