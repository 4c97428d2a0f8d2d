import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { checkBy } from '../../model/form/schema-check.ts';
import { useStepForm } from '../../model/form/use-step-form.ts';
import { recapEdited, recapQuantityChosen, recapSubmitted, selectRecap } from '../../model/store/recap.ts';
import { useBookingDispatch } from '../../model/store/use-booking-dispatch.ts';
import { recapSchemaOf, valuesOf } from './recap-values.ts';
import type { RecapValues } from './recap-values.ts';
import { useBriefUpload } from './files/use-brief-upload.ts';

/**
 * The brief as a form with two files beside it. Continue waits for a file that is still on its way: an order without
 * the music that somebody has just chosen would be another order.
 */
export function useRecapForm(quantityOptions: readonly number[], next: () => void) {
  const { t } = useTranslation('recapBrief');
  const dispatch = useBookingDispatch();
  const recap = useSelector(selectRecap);
  const music = useBriefUpload('music');
  const logo = useBriefUpload('logo');
  const [isWaiting, setWaiting] = useState(false);
  const uploads = [music, logo];
  const isReady = uploads.every(({ attempt }) => attempt === null);
  const submit = (): void => {
    dispatch(recapSubmitted());
    next();
  };
  const onReady = useEffectEvent(submit);
  useEffect(() => {
    if (isWaiting && isReady) onReady();
  }, [isWaiting, isReady]);
  const form = useStepForm<RecapValues>({
    initialValues: valuesOf(recap),
    labels: () => ({
      quantity: t('quantity.label'),
      vision: t('vision.label'),
      musicGenre: t('music.genre'),
      orientation: t('orientation.label'),
    }),
    check: checkBy(recapSchemaOf(quantityOptions)),
    onEdit: ({ quantity, ...brief }) => {
      setWaiting(false);
      if (quantity !== undefined) dispatch(recapQuantityChosen(Number(quantity)));
      dispatch(recapEdited(brief));
    },
    onComplete: () => setWaiting(true),
  });
  const stopWaitingFirst =
    <Given extends readonly unknown[]>(act: (...given: Given) => void) =>
    (...given: Given): void => {
      setWaiting(false);
      act(...given);
    };
  return {
    form,
    recap,
    music: { ...music, remove: stopWaitingFirst(music.remove), choose: stopWaitingFirst(music.choose) },
    logo: { ...logo, remove: stopWaitingFirst(logo.remove), choose: stopWaitingFirst(logo.choose) },
    /** What keeps a complete brief from going on; without it, or with it, the brief goes on by itself. */
    heldBy: isWaiting ? uploads.filter(({ attempt }) => attempt !== null) : [],
  };
}

export type RecapForm = ReturnType<typeof useRecapForm>;
