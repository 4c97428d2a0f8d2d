import { Skeleton } from '@repo/ui/feedback/skeleton';
import { useTranslation } from 'react-i18next';

/** Placeholder while a part of the page loads. */
export function PartLoading() {
  const { t } = useTranslation();
  return <Skeleton status={t('loading')} />;
}
