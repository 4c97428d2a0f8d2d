import type { FormFields } from '@repo/forms/form-fields';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useLocation } from '@repo/places/use-location';
import { nowSeconds } from '@repo/shell/clock/use-now';
import { actionFailed, failureResolved } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useCallback, useEffect, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { useSelector } from 'react-redux';
import { useStepMoves } from '../../model/step-moves.ts';
import { eventFormCompleted, eventFormEdited, selectEventForm } from '../../model/store/event-form.ts';
import type { EventFormValues } from '../../model/store/event-form.ts';
import { setupCodesOf } from './setup-codes.ts';
import type { SetupCodes } from './setup-codes.ts';
import { useSetupLabels } from './use-setup-labels.ts';
import { useSetupLists } from './use-setup-lists.ts';

export type SetupFields = FormFields<EventFormValues>;

const notChosen = 'please_select_location_from_dropdown';

/** The form of the first step, with its lists and its Next (C-R23). */
export function useSetupForm() {
  const dispatch = useAppDispatch();
  const { next } = useStepMoves('setup');
  const lists = useSetupLists();
  const check = (values: EventFormValues): SetupCodes =>
    setupCodesOf(values, {
      nowSeconds: nowSeconds(),
      servicedPostalCodes: lists.servicedPostalCodes ?? [],
      eventTypeIds: lists.eventTypes.map(({ id }) => id),
    });
  const form = useFormikForm({
    initialValues: useSelector(selectEventForm),
    labels: useSetupLabels(),
    check,
    onEdit: (change) => dispatch(eventFormEdited(change)),
    send: (values) => {
      dispatch(eventFormCompleted(values));
      next();
    },
  });
  const { set } = form;
  const location = useLocation(
    useCallback(
      (place) => {
        set({ location: place });
        if (place.coordinates !== null) dispatch(failureResolved(notChosen));
      },
      [set, dispatch],
    ),
  );
  const isOnItsWay = lists.status === 'loading' || location.status === 'resolving';
  const readiness = isOnItsWay ? 'waiting' : lists.status === 'failed' ? 'failed' : 'ready';
  const wait = useWaitingNext(readiness, form.formProps.ref);
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
    formProps: { ...form.formProps, onSubmit: submit },
  };
}

type Readiness = 'waiting' | 'failed' | 'ready';

/** Presses Next again once the lists it was waiting for are loaded. */
function useWaitingNext(readiness: Readiness, form: RefObject<HTMLFormElement | null>) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (isWanted && readiness === 'ready') form.current?.requestSubmit();
  }, [isWanted, readiness, form]);
  return {
    isWaiting: isWanted && readiness === 'waiting',
    begin: () => setIsWanted(true),
    end: () => setIsWanted(false),
  };
}
