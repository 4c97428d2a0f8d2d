import { withTexts } from '@repo/i18n/part-texts';
import { PartLoading } from '@repo/shell/frame/part-loading';
import { TabPage } from '@repo/shell/frame/tab-page';
import { lazyPart } from '@repo/ui/loading/lazy-part';
import { useTranslation } from 'react-i18next';

const Application = lazyPart(
  withTexts(async () => (await import('../features/application/application.tsx')).Application, 'application'),
  PartLoading,
);

/** The public page on which providers apply (S3§2). */
export function ApplicationPage() {
  const { t } = useTranslation('providerPortal');
  return (
    <TabPage heading={t('tabs.Application')}>
      <Application />
    </TabPage>
  );
}
