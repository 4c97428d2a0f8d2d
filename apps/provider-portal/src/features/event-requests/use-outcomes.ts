import type { EventRequest } from '@repo/contracts/requests/event-requests';
import type { ApiFailure } from '@repo/api-client/api-failure';
import { useState } from 'react';

/** Why a request has left the list: the own answer, its refusal, or something that happened elsewhere. */
export type RequestOutcome = { readonly event: string; readonly eventId: number } & (
  | { readonly kind: 'accepted' | 'declined' | 'elsewhere' }
  | { readonly kind: 'refused'; readonly code: ApiFailure['code'] }
);

const none: readonly EventRequest[] = [];

/**
 * Follows which requests leave the list and why. An answered one is hidden at once; one that a refetched list no longer
 * has was answered, cancelled or expired elsewhere. The outcomes of all that left stay until the next own answer.
 */
export function useOutcomes(requests: readonly EventRequest[] = none) {
  const [known, setKnown] = useState(requests);
  const [answered, setAnswered] = useState<readonly number[]>([]);
  const [outcomes, setOutcomes] = useState<readonly RequestOutcome[]>([]);
  const isListed = (id: number): boolean => requests.some((request) => request.id === id);
  if (known !== requests) {
    setKnown(requests);
    const left = known.filter(({ id }) => !answered.includes(id) && !isListed(id));
    // The host may ask again for the same event.
    const stillGone = outcomes.filter(({ kind, eventId }) => kind !== 'elsewhere' || !isListed(eventId));
    setOutcomes([
      ...stillGone.filter(({ eventId }) => !left.some(({ id }) => id === eventId)),
      ...left.map(outcomeElsewhere),
    ]);
    setAnswered(answered.filter(isListed));
  }
  return {
    outcomes,
    isWaiting: ({ id }: EventRequest): boolean => !answered.includes(id),
    noteAnswer: (request: EventRequest, ended: RequestOutcome): void => {
      setAnswered([...answered, request.id]);
      setOutcomes([ended]);
    },
  };
}

const outcomeElsewhere = ({ id, eventName }: EventRequest): RequestOutcome => ({
  kind: 'elsewhere',
  event: eventName,
  eventId: id,
});
