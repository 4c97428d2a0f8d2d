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
  | { readonly status: 'idle' | 'awaitingSignIn' | 'sending' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** Which event a guest wished to submit when they left for a sign-in provider: that one is, and no other. */
const wishKey = 'draftAwaitsSignIn';

/** Submits the event as a draft, by guests once they have signed in, who are not asked to press again (I-R03). */
export function useSubmitDraft(): { readonly submission: Submission; readonly submit: () => void } {
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  const values = useSelector(selectEventForm);
  const answers = useSelector(selectAnswers);
  const user = useSelector(selectUser);
  const isHost = useSelector(selectUserKind) === 'host';
  const isFormOpen = useSelector(selectAuthForm) !== undefined;
  const wish = JSON.stringify(values);
  const [submission, setSubmission] = useState<Submission>(() => ({
    status: tabStorage.read(wishKey) === wish ? 'awaitingSignIn' : 'idle',
  }));
  // State is one picture late: a second press comes before it.
  const isUnderWay = useRef(false);
  const send = async (userId: number): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    tabStorage.remove(wishKey);
    setSubmission({ status: 'sending' });
    const result = await dispatch(submitDraft({ values, answers, userId }));
    isUnderWay.current = false;
    if (!result.ok) return setSubmission({ status: 'failed', failure: result.failure });
    void navigate(draftThankYouPath, { state: draftPromiseAt(nowSeconds()) });
  };
  const isAwaiting = submission.status === 'awaitingSignIn';
  const settle = useEffectEvent(() => {
    if (isHost && user !== undefined) return void send(user.id);
    // The form was put away without a sign-in.
    if (isFormOpen) return;
    tabStorage.remove(wishKey);
    setSubmission({ status: 'idle' });
  });
  useEffect(() => {
    if (isAwaiting) settle();
  }, [isAwaiting, isHost, isFormOpen]);
  return {
    submission,
    submit: () => {
      if (isHost && user !== undefined) return void send(user.id);
      tabStorage.write(wishKey, wish);
      dispatch(authFormOpened(authForms.login));
      setSubmission({ status: 'awaitingSignIn' });
    },
  };
}
