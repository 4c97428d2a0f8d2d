import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProviderEvent } from '../../model/use-provider-event.ts';

type NamedRequestNoteProps = { readonly eventId: number; readonly requests: readonly EventRequest[] };

/** Says of the request that the address names that it did not wait any more when the page was opened. */
export function NamedRequestNote({ eventId, requests }: NamedRequestNoteProps) {
  const { t } = useTranslation('eventRequests');
  const [isOver] = useState(() => !requests.some(({ id }) => id === eventId));
  const event = useProviderEvent(isOver ? eventId : undefined).data?.found?.event;
  if (!isOver) return null;
  return (
    <Banner
      kind="info"
      actions={
        event === undefined ? undefined : (
          <AppLink
            to={providerEventPath('MyEvents', eventId)}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            {t('outcome.openEvent', { event: event.eventName })}
          </AppLink>
        )
      }
    >
      <p>{t(event === undefined ? 'named.over' : 'named.accepted')}</p>
    </Banner>
  );
}
