import type { EventRequest } from '@repo/contracts/requests/event-requests';
import { Banner } from '@repo/ui/feedback/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProviderEvent } from '../../model/use-provider-event.ts';
import { OpenEvent } from './outcome-note.tsx';
import { useRequestEnd } from './use-request-end.ts';

type NamedRequestNoteProps = { readonly eventId: number; readonly requests: readonly EventRequest[] };

/** Says how the request ended that the address names. One that was in the list since has a note of its own. */
export function NamedRequestNote({ eventId, requests }: NamedRequestNoteProps) {
  const { t } = useTranslation('eventRequests');
  const isListed = requests.some(({ id }) => id === eventId);
  // The list may be older than the request, and is loaded again then.
  const [wasListed, setWasListed] = useState(isListed);
  if (isListed && !wasListed) setWasListed(true);
  const ended = useRequestEnd(wasListed ? undefined : eventId);
  const event = useProviderEvent(ended?.end === 'accepted' ? eventId : undefined).data?.found?.event;
  if (wasListed || ended === undefined) return null;
  return (
    <Banner
      kind="info"
      actions={event === undefined ? undefined : <OpenEvent event={event.eventName} eventId={eventId} />}
    >
      <p>
        {ended.end === 'unknown' ? t('named.unknown') : t(`named.${ended.end}`, { event: ended.eventName })}
      </p>
    </Banner>
  );
}
