import type { ApiFailure } from '@repo/api-client/api-failure';
import { authFormOpened, authForms, selectAuthForm } from '@repo/session/session/auth-modal-slice';
import { selectUser, selectUserKind } from '@repo/session/session/session-slice';
import { tabStorage } from '@repo/session/storage/browser-storage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { nowSeconds } from '../now-seconds.ts';
import { selectAnswers } from '../store/event-detail.ts';
import { selectEventForm } from '../store/event-form.ts';
import { useBookingDispatch } from '../store/use-booking-dispatch.ts';
import { draftPromiseAt, draftThankYouPath } from './draft-promise.ts';
import { submitDraft } from './submit-draft.ts';

type Submission =
  | { readonly status: 'idle' | 'awaitingSignIn' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** Which event a guest wished to submit when they left for a sign-in provider: that one is, and no other. */
const wishKey = 'draftAwaitsSignIn';

/** Submits the event as a draft, by guests once they have signed in, who are not asked to press again (I-R03). */
export function useSubmitDraft(): { readonly submission: Submission; readonly submit: () => void } {
  const dispatch = useBookingDispatch();
  const user = useSelector(selectUser);
  const isHost = useSelector(selectUserKind) === 'host';
  const hostId = isHost ? user?.id : undefined;
  const isFormOpen = useSelector(selectAuthForm) !== undefined;
  const wish = JSON.stringify(useSelector(selectEventForm));
  const [submission, setSubmission] = useState<Submission>(() => ({
    status: tabStorage.read(wishKey) === wish ? 'awaitingSignIn' : 'idle',
  }));
  const deliver = useDelivery(setSubmission);
  const isAwaiting = submission.status === 'awaitingSignIn';
  // The form was put away without a sign-in: a later one is about something else.
  if (isAwaiting && !isFormOpen && hostId === undefined) setSubmission({ status: 'idle' });
  useEffect(() => {
    if (isAwaiting) tabStorage.write(wishKey, wish);
    else tabStorage.remove(wishKey);
  }, [isAwaiting, wish]);
  const resume = useEffectEvent(deliver);
  useEffect(() => {
    if (isAwaiting && hostId !== undefined) void resume(hostId);
  }, [isAwaiting, hostId]);
  return {
    submission: isAwaiting && hostId !== undefined ? { status: 'sending' } : submission,
    submit: () => {
      if (hostId === undefined) {
        dispatch(authFormOpened(authForms.login));
        return setSubmission({ status: 'awaitingSignIn' });
      }
      setSubmission({ status: 'sending' });
      void deliver(hostId);
    },
  };
}

/** Sends the event once, however often it is asked to, and leads on to what is promised. */
function useDelivery(onOutcome: (outcome: Submission) => void): (userId: number) => Promise<void> {
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  const values = useSelector(selectEventForm);
  const answers = useSelector(selectAnswers);
  // State is one picture late: a second press comes before it.
  const isUnderWay = useRef(false);
  return async (userId) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const result = await dispatch(submitDraft({ values, answers, userId }));
    if (result.ok) {
      onOutcome({ status: 'sent' });
      return navigate(draftThankYouPath, { state: draftPromiseAt(nowSeconds()) });
    }
    isUnderWay.current = false;
    onOutcome({ status: 'failed', failure: result.failure });
  };
}
