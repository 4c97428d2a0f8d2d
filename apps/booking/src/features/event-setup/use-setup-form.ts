import { actionFailed, failureMended } from '@repo/shell/notices/notices-slice';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { nowInSeconds } from '../../model/browser-clock.ts';
import { useStepForm } from '../../model/form/use-step-form.ts';
import { useStepMoves } from '../../model/step-moves.ts';
import { eventFormCompleted, eventFormEdited, selectEventForm } from '../../model/store/event-form.ts';
import type { EventFormValues } from '../../model/store/event-form.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { setupCodesOf } from './setup-codes.ts';
import type { SetupCodes } from './setup-codes.ts';
import { useLocation } from './location/use-location.ts';
import { useSetupLabels } from './use-setup-labels.ts';
import { useSetupLists } from './use-setup-lists.ts';

export type SetupForm = ReturnType<typeof useStepForm<EventFormValues>>;

const notChosen = 'please_select_location_from_dropdown';

/** The form of the first step with what it is checked against, and what Next does with it (C-R23). */
export function useSetupForm() {
  const dispatch = useBookingDispatch();
  const { next } = useStepMoves('setup');
  const lists = useSetupLists();
  const check = (values: EventFormValues): SetupCodes =>
    setupCodesOf(values, {
      nowSeconds: nowInSeconds(),
      servicedPostalCodes: lists.servicedPostalCodes ?? [],
      eventTypeIds: lists.eventTypes.map(({ id }) => id),
    });
  const form: SetupForm = useStepForm({
    initialValues: useSelector(selectEventForm),
    labels: useSetupLabels(),
    check,
    onEdit: (change) => dispatch(eventFormEdited(change)),
    onComplete: (values) => {
      dispatch(eventFormCompleted(values));
      next();
    },
  });
  const { set } = form;
  const location = useLocation(
    useCallback(
      (place) => {
        set({ location: place });
        if (place.coordinates !== null) dispatch(failureMended(notChosen));
      },
      [set, dispatch],
    ),
  );
  const isOnItsWay = lists.status === 'loading' || location.status === 'resolving';
  const readiness = isOnItsWay ? 'waiting' : lists.status === 'failed' ? 'failed' : 'ready';
  const wait = useWaitingNext(readiness);
  const [hasFailedAtNext, setHasFailedAtNext] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (readiness !== 'ready') {
      event.preventDefault();
      if (lists.status === 'failed') lists.retry();
      setHasFailedAtNext(true);
      return wait.begin();
    }
    wait.end();
    form.formProps.onSubmit(event);
    if (check(form.values).location === notChosen) dispatch(actionFailed({ code: notChosen }));
  };
  return {
    form,
    lists,
    location,
    hasFailedAtNext,
    isWaiting: wait.isWaiting,
    formProps: { ...form.formProps, ref: wait.form, onSubmit: submit },
  };
}

type Readiness = 'waiting' | 'failed' | 'ready';

/** Next was pressed while something it depends on is still on its way: it is pressed again once that is here. */
function useWaitingNext(readiness: Readiness) {
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWanted && readiness === 'ready') form.current?.requestSubmit();
  }, [isWanted, readiness]);
  return {
    form,
    isWaiting: isWanted && readiness === 'waiting',
    begin: () => setIsWanted(true),
    end: () => setIsWanted(false),
  };
}
