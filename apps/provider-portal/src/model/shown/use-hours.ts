import { useTranslation } from 'react-i18next';

/** Returns the function that writes a duration as the specs do: "hour" when it is 1 or less, else "hours" (S3§2). */
export function useHours(): (count: number) => string {
  const { t } = useTranslation('providerPortal');
  return (count) => t(count <= 1 ? 'hour' : 'hours', { count });
}
