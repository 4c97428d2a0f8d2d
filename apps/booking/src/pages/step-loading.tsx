import { Skeleton } from '@repo/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';

/** In the place of a step that is on its way. */
export function StepLoading() {
  const { t } = useTranslation('shell');
  return <Skeleton status={t('loading')} />;
}
