import { isErrorCode } from '@repo/domain/errors/error-catalogue';
import { useTranslation } from 'react-i18next';
import type { ShownNotice } from './notices-slice.ts';

type NoticeText = { readonly title: string; readonly details: readonly string[] };

/** Returns a heading and each error, in the language of the page; a reply without a message has a general heading (Z-R05). */
export function useNoticeText(notice: ShownNotice): NoticeText {
  const { t } = useTranslation(['errors', 'successes']);
  const errorText = (text: string): string =>
    isErrorCode(text) ? t(text, { ns: 'errors', count: 1 }) : text;
  if (notice.kind === 'success') return { title: t(notice.key, { ns: 'successes' }), details: [] };
  const { code, message, details = [] } = notice.failure;
  const errors = [code, ...details].map(errorText);
  const general = errorText('something_went_wrong');
  const [title = general, ...others] = message === '' ? [general, ...errors] : errors;
  return { title, details: others.filter((text) => text !== title) };
}
