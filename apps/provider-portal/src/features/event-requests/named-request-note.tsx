import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { providerEventPath } from '@repo/domain/site/dashboard-address';
import { AppLink } from '@repo/shell/entry/app-link';
import { buttonClass } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProviderEvent } from '../../model/use-provider-event.ts';

type NamedRequestNoteProps = { readonly eventId: number; readonly requests: readonly EventRequest[] };

/** Says that the request which the address names waits no more. One that was in the list since has a note of its own. */
export function NamedRequestNote({ eventId, requests }: NamedRequestNoteProps) {
  const { t } = useTranslation('eventRequests');
  const isListed = requests.some(({ id }) => id === eventId);
  // The list may be older than the request, and is loaded again then.
  const [wasListed, setWasListed] = useState(isListed);
  if (isListed && !wasListed) setWasListed(true);
  const event = useProviderEvent(wasListed ? undefined : eventId).data?.found?.event;
  if (wasListed) return null;
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
