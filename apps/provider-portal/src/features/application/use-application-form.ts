import { isSame } from '@repo/domain/is-same';
import type { FormFields } from '@repo/forms/form-fields';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useLocation } from '@repo/places/use-location';
import { actionFailed } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevicesQuery } from '../../model/api/devices.ts';
import { apply } from '../../model/apply.ts';
import { applicationOf, checkApplication, emptyDraft } from './application-values.ts';
import type { ApplicationValues } from './application-values.ts';
import { removeDraft, storeDraft, storePhotos, storedDraft, storedPhotos } from './stored-draft.ts';

/** Returns the labels of the fields in the order of the page. */
function useApplicationLabels() {
  const { t } = useTranslation('application');
  return () =>
    ({
      firstName: t('about.firstName'),
      lastName: t('about.lastName'),
      email: t('about.email'),
      phoneNumber: t('about.phoneNumber'),
      home: t('about.home'),
      distanceKm: t('about.distanceKm'),
      instagramHandle: t('work.instagramHandle'),
      deviceId: t('work.deviceId'),
      photos: t('work.photos'),
      question1: t('words.question1.label'),
      question2: t('words.question2.label'),
      question3: t('words.question3.label'),
      question4: t('words.question4.label'),
      referralName: t('words.referralName'),
      hasAgreed: t('words.agreementName'),
    }) satisfies Record<keyof ApplicationValues, string>;
}

/** Fills in the photos of an earlier visit, unless the applicant has chosen others meanwhile. */
async function restorePhotos(fields: FormFields<ApplicationValues>): Promise<void> {
  const found = await storedPhotos();
  if (found.length > 0 && fields.valueOf('photos').length === 0) fields.set({ photos: found });
}

/** The form of an application, which stays on the device until it is sent. */
export function useApplicationForm(onSent: (sent: ApplicationValues) => void) {
  const dispatch = useAppDispatch();
  const devices = useDevicesQuery();
  const deviceIds = useMemo(() => devices.data?.map(({ id }) => id) ?? [], [devices.data]);
  const [initialValues] = useState((): ApplicationValues => ({
    ...storedDraft(),
    photos: [],
    hasAgreed: false,
  }));
  const [sentShare, setSentShare] = useState(0);
  const [photosOnDevice, setPhotosOnDevice] = useState<readonly File[]>();
  const form = useFormikForm<ApplicationValues>({
    initialValues,
    check: (values) => checkApplication(values, deviceIds),
    labels: useApplicationLabels(),
    onEdit: (change) => {
      const { photos: chosen, hasAgreed: _, ...edited } = change;
      storeDraft({ ...storedDraft(), ...edited });
      if (chosen !== undefined)
        void storePhotos(chosen).then((isStored) => setPhotosOnDevice(isStored ? chosen : undefined));
    },
    send: async (values) => {
      setSentShare(0);
      const sending = { photos: values.photos, onProgress: setSentShare };
      const failure = await dispatch(apply(applicationOf(values), sending));
      if (failure !== undefined) return failure;
      removeDraft();
      onSent(values);
      return undefined;
    },
  });
  const { set, values, formProps, fields } = form;
  useEffect(() => void restorePhotos(fields), [fields]);
  const { photos, hasAgreed: _, ...draft } = values;
  const onSubmit = (event: FormEvent): void => {
    // The specs ask for a toast, besides the text at the field (S3§5).
    if (checkApplication(values, deviceIds).home === 'invalid_location')
      dispatch(actionFailed({ code: 'invalid_location' }));
    formProps.onSubmit(event);
  };
  return {
    ...form,
    formProps: { ...formProps, onSubmit },
    devices,
    location: useLocation(useCallback((home) => set({ home }), [set])),
    isDraftStored: !isSame(draft, emptyDraft),
    hasUnstoredPhotos: photos.length > 0 && photos !== photosOnDevice,
    sentShare,
  };
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>;
