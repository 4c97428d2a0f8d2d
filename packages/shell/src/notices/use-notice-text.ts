import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { useTranslation } from 'react-i18next';
import type { ShownNotice } from './notices-slice.ts';

type NoticeText = { readonly title: string; readonly details: readonly string[] };

/** A notice in the language of the page: a heading, then each thing that was wrong (Z-R02, Z-R05). */
export function useNoticeText(notice: ShownNotice): NoticeText {
  const { t } = useTranslation(['errors', 'successes']);
  const errorText = (text: string): string =>
    isErrorCode(text) ? t(text, { ns: 'errors', count: 1 }) : text;
  if (notice.kind === 'success') return { title: t(notice.key, { ns: 'successes' }), details: [] };
  const { code, details = [] } = notice.failure;
  return { title: errorText(code), details: details.map(errorText) };
}
