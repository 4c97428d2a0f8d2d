import type { ApiFailure } from '@repo/api-client/api-failure';
import { selectUser } from '@repo/session/session/session-slice';
import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { nowSeconds } from '../now-seconds.ts';
import { useSignInGate } from '../sign-in-gate.ts';
import { selectAnswers } from '../store/event-detail.ts';
import { selectEventForm } from '../store/event-form.ts';
import { useBookingDispatch } from '../store/use-booking-dispatch.ts';
import { draftPromiseAt, draftThankYouPath } from './draft-promise.ts';
import { submitDraft } from './submit-draft.ts';

type Submission =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** Submits the event as a draft, once however often it is pressed; guests sign in first, and do not press again (I-R03). */
export function useSubmitDraft(): { readonly submission: Submission; readonly submit: () => void } {
  const dispatch = useBookingDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const values = useSelector(selectEventForm);
  const answers = useSelector(selectAnswers);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  // State is one picture late: a second press comes before it.
  const isUnderWay = useRef(false);
  const deliver = async (): Promise<void> => {
    if (isUnderWay.current || user === undefined) return;
    isUnderWay.current = true;
    setSubmission({ status: 'sending' });
    const result = await dispatch(submitDraft({ values, answers, userId: user.id }));
    if (result.ok) {
      setSubmission({ status: 'sent' });
      return navigate(draftThankYouPath, { state: draftPromiseAt(nowSeconds()) });
    }
    isUnderWay.current = false;
    setSubmission({ status: 'failed', failure: result.failure });
  };
  const submit = useSignInGate({
    key: 'draftAwaitsSignIn',
    wish: JSON.stringify(values),
    act: () => void deliver(),
  });
  return { submission, submit };
}
