import type { ApiFailure } from '@repo/api-client/api-failure';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { actionSucceeded, callFailed } from '@repo/shell/notices/notices-slice';
import { selectUser } from '@repo/session/session/session-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { useSignInGate } from '../../../model/sign-in-gate.ts';
import { selectAnswers } from '../../../model/store/event-detail.ts';
import { selectEventForm } from '../../../model/store/event-form.ts';
import type { EventFormValues } from '../../../model/store/event-form.ts';
import { draftPromiseAt, draftThankYouPath } from '../../../model/draft-promise.ts';
import { submitDraft } from './submit-draft.ts';

type Submission =
  | { readonly status: 'idle' | 'sending' | 'sent' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** Submits the event as a draft once, however often it is pressed; guests sign in first (I-R03). */
export function useSubmitDraft(): { readonly submission: Submission; readonly submit: () => void } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useSelector(selectUser);
  const values = useSelector(selectEventForm);
  const answers = useSelector(selectAnswers);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  // A ref, because a second press may come before the next render.
  const isUnderWay = useRef(false);
  const waitsFor = useWaiting(values);
  const deliver = async (): Promise<void> => {
    if (isUnderWay.current || user === undefined) return;
    isUnderWay.current = true;
    setSubmission({ status: 'sending' });
    const result = await dispatch(submitDraft({ values, answers, userId: user.id }));
    // A host who has gone on to change something only gets a toast.
    const isShownInPlace = waitsFor(values);
    if (!result.ok) dispatch(callFailed({ failure: result.failure, isAnnounced: !isShownInPlace }));
    else if (!isShownInPlace) dispatch(actionSucceeded('form_submitted_successfully'));
    if (result.ok && isShownInPlace) {
      setSubmission({ status: 'sent' });
      return navigate(draftThankYouPath, { state: draftPromiseAt(nowSeconds()) });
    }
    isUnderWay.current = false;
    setSubmission(
      result.ok || !isShownInPlace ? { status: 'idle' } : { status: 'failed', failure: result.failure },
    );
  };
  const submit = useSignInGate({
    key: 'draftAwaitsSignIn',
    target: JSON.stringify(values),
    act: () => void deliver(),
  });
  return { submission, submit };
}

/** Returns whether the host is still at the form, with the event unchanged. */
function useWaiting(values: EventFormValues): (sent: EventFormValues) => boolean {
  const shown = useRef<EventFormValues>(undefined);
  useEffect(() => {
    shown.current = values;
    return () => {
      shown.current = undefined;
    };
  }, [values]);
  return (sent) => shown.current === sent;
}
