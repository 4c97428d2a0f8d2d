import { checkBy } from '@repo/forms/schema-check';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { recapEdited, recapQuantityChosen, recapSubmitted, selectRecap } from '../../model/store/recap.ts';
import { recapSchemaOf, valuesOf } from './recap-values.ts';
import type { RecapValues } from './recap-values.ts';
import { useBriefUpload } from './files/use-brief-upload.ts';

/**
 * The form of the brief with its two files. Continue waits for a running upload, so that the order is not sent without
 * the file that was just chosen.
 */
export function useRecapForm(quantityOptions: readonly number[], next: () => void) {
  const { t } = useTranslation('recapBrief');
  const dispatch = useAppDispatch();
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
  const form = useFormikForm<RecapValues>({
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
    send: () => setWaiting(true),
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
    /** The uploads that hold Continue; the form goes on by itself once they are done or removed. */
    heldBy: isWaiting ? uploads.filter(({ attempt }) => attempt !== null) : [],
  };
}

export type RecapForm = ReturnType<typeof useRecapForm>;
