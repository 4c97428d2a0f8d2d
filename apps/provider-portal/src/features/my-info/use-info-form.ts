import type { ProviderInfo } from '@repo/contracts/profiles/provider-info';
import { isSame } from '@repo/domain/is-same';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useLocation } from '@repo/places/use-location';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveInfo } from '../../model/save-info.ts';
import { checkInfo, infoUpdateOf, infoValuesOf } from './info-values.ts';

/** The form of the personal data, with the look-up of the address. */
export function useInfoForm(info: ProviderInfo) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('myInfo');
  const initialValues = useMemo(() => infoValuesOf(info), [info]);
  const labels = {
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    home: t('fields.home'),
    phoneNumber: t('fields.phoneNumber'),
    emergencyContactName: t('fields.emergencyContactName'),
    emergencyContactNumber: t('fields.emergencyContactNumber'),
    hstNumber: t('fields.hstNumber'),
  };
  const form = useFormikForm({
    initialValues,
    check: checkInfo,
    labels: () => labels,
    send: (values) => dispatch(saveInfo(info.id, infoUpdateOf(values))),
  });
  const { set } = form;
  const location = useLocation(useCallback((home) => set({ home }), [set]));
  return {
    form,
    labels,
    location,
    hasChanges: !isSame(infoUpdateOf(form.values), infoUpdateOf(initialValues)),
    discard: () => set(initialValues),
  };
}
