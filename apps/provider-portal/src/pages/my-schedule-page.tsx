import { TabPage } from '@repo/shell/frame/tab-page';
import { useTranslation } from 'react-i18next';
import { MySchedule } from '../features/my-schedule/my-schedule.tsx';

export function MySchedulePage() {
  const { t } = useTranslation('providerPortal');
  return (
    <TabPage heading={t('tabs.MySchedule')}>
      <MySchedule />
    </TabPage>
  );
}
