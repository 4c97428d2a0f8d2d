import { skipToken } from '@reduxjs/toolkit/query/react';
import { useNamedEvent } from '@repo/shell/paging/use-named-event';
import { isMissing } from '@repo/shell/server-data/is-missing';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import { useHostEventQuery } from '../../model/api/host-event.ts';

/** Says that the event that the address names is none of the host's. */
export function NoSuchEventNote() {
  const { t } = useTranslation('hostEvents');
  const { error } = useHostEventQuery(useNamedEvent() ?? skipToken);
  if (!isMissing(error)) return null;
  return (
    <Banner>
      <p>{t('notFound')}</p>
    </Banner>
  );
}
