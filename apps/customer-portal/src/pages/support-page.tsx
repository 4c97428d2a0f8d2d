import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { Support } from '../features/support/support.tsx';

export function SupportPage() {
  const { t } = useTranslation('customerPortal');
  return (
    <TabPage heading={t('tabs.Support')}>
      <Support />
    </TabPage>
  );
}
