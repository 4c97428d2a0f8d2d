import type { AccountInfo } from '@repo/contracts/account/account-info';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { isSame } from '@repo/domain/is-same';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useLocation } from '@repo/places/use-location';
import type { AddressParts } from '@repo/places/use-location';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveAccount } from '../../model/save-account.ts';
import { accountChangeOf, accountValuesOf, checkAccount } from './account-values.ts';

/** The form of the personal info; a chosen address fills in its parts. */
export function useAccountForm(info: AccountInfo) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('myAccount');
  const initialValues = useMemo(() => accountValuesOf(info), [info]);
  const saved = initialValues.address;
  const labels = {
    firstName: t('fields.firstName'),
    lastName: t('fields.lastName'),
    phoneNumber: t('fields.phoneNumber'),
    address: t('fields.address'),
    city: t('fields.city'),
    postalCode: t('fields.postalCode'),
    province: t('fields.province'),
    country: t('fields.country'),
  };
  const form = useFormikForm({
    initialValues,
    check: (values) => checkAccount(values, saved.address),
    labels: () => labels,
    send: (values) => dispatch(saveAccount(accountChangeOf(info.id, values))),
  });
  const { set } = form;
  const setAddress = useCallback(
    (entered: EventLocation, parts?: AddressParts): void => {
      // The saved address keeps its coordinates when it is typed again.
      set({ address: entered.address.trim() === saved.address ? saved : entered, ...textsOf(parts) });
    },
    [set, saved],
  );
  return {
    form,
    labels,
    location: useLocation(setAddress),
    hasChanges: !isSame(accountChangeOf(info.id, form.values), accountChangeOf(info.id, initialValues)),
    discard: () => set(initialValues),
  };
}

/** Empties the parts that the chosen place does not have: the old ones belong to another address. */
const textsOf = (parts: AddressParts | undefined) =>
  parts && {
    city: parts.city ?? '',
    postalCode: parts.postalCode ?? '',
    province: parts.province ?? '',
    country: parts.country ?? '',
  };
