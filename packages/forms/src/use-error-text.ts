import type { ApiFailure } from '@repo/api-client/api-failure';
import { useTranslation } from 'react-i18next';

/** Returns the text of a failure in the language of the page. */
export function useErrorText(): (code: ApiFailure['code']) => string {
  const { t } = useTranslation('errors');
  return (code) => t(code, { count: 1 });
}
