import type { EventRequest } from '@repo/contracts/requests/event-requests';
import type { ApiFailure } from '@repo/api-client/api-failure';
import { brandedCodes } from '@repo/domain/errors/branded-codes';
import type { RequestAnswer } from '@repo/domain/request/answer-request';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerRequest } from '../../model/answer-request.ts';
import type { RequestOutcome } from './use-outcomes.ts';

/** The refusals after which a request can no longer be answered. */
const finalCodes: ReadonlySet<ApiFailure['code']> = new Set([
  brandedCodes.actionAlreadyPerformed,
  'event_request_has_expired',
  'event_already_booked',
  'object_does_not_exist',
]);

export type OnAnswered = (request: EventRequest, outcome: RequestOutcome) => void;

/** Sends the answer to a request. A failure that may pass is returned as a text, to be tried again. */
export function useAnswer(request: EventRequest, onAnswered: OnAnswered) {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const providerId = useAccountId();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async (answer: RequestAnswer): Promise<void> => {
    setIsBusy(true);
    const result = await dispatch(answerRequest({ providerId, eventId: request.id, answer }));
    setIsBusy(false);
    const { id: eventId, eventName: event } = request;
    if (result.ok)
      return onAnswered(request, { kind: answer.accepts ? 'accepted' : 'declined', event, eventId });
    const { code } = result.failure;
    if (finalCodes.has(code)) return onAnswered(request, { kind: 'refused', event, eventId, code });
    setError(t(code, { count: 1 }));
  };
  return { send: (answer: RequestAnswer) => void send(answer), isBusy, error };
}
