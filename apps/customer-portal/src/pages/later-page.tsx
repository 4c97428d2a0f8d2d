import type { Texts } from '@repo/i18n/text-loaders';
import { TabPage } from '@repo/shell/frame/tab-page';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { useTranslation } from 'react-i18next';

type LaterPageProps = { readonly page: keyof Texts['customerPortal']['later'] };

/** A page whose content is still to come: says what will be here, and what helps until then. */
export function LaterPage({ page }: LaterPageProps) {
  const { t } = useTranslation('customerPortal');
  return (
    <TabPage heading={t(`tabs.${page}`)}>
      <EmptyState icon="clock" title={t(`later.${page}.title`)}>
        <p>{t(`later.${page}.text`)}</p>
      </EmptyState>
    </TabPage>
  );
}
