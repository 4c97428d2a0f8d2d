import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { MyInfo } from '../features/my-info/my-info.tsx';

export function MyInfoPage() {
  const { t } = useTranslation('providerPortal');
  return (
    <TabPage heading={t('tabs.MyInfo')}>
      <MyInfo />
    </TabPage>
  );
}
