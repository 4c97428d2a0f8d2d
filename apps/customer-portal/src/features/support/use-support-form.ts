import { newClientId } from '@repo/api-client/new-client-id';
import { supportRules } from '@repo/domain/account/support-rules';
import { failedFields } from '@repo/domain/field/failed-fields';
import { isSame } from '@repo/domain/is-same';
import { useFormikForm } from '@repo/forms/use-formik-form';
import { useAccountId } from '@repo/session/session/use-account-id';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askSupport } from '../../model/ask-support.ts';

const noEntry = { subject: '', eventId: '', message: '' };

/** The form of a message to the team. */
export function useSupportForm() {
  const { t } = useTranslation('support');
  const dispatch = useAppDispatch();
  const userId = useAccountId();
  const clientIdOf = useClientId();
  const [sentCount, setSentCount] = useState(0);
  const labels = { subject: t('form.subject'), message: t('form.message') };
  const form = useFormikForm({
    initialValues: noEntry,
    check: ({ subject, message }) => failedFields(supportRules, { subject, message }),
    labels: () => labels,
    send: async (values) => {
      const { subject, message } = values;
      const eventId = values.eventId === '' ? null : Number(values.eventId);
      const clientId = clientIdOf(values);
      const failure = await dispatch(askSupport({ userId, subject, message, eventId, clientId }));
      if (failure !== undefined) return failure;
      form.set(noEntry);
      setSentCount((count) => count + 1);
      return undefined;
    },
  });
  return { form, labels, sentCount, hasText: form.values.subject !== '' || form.values.message !== '' };
}

/** Returns the id of a message: the same when it is sent again unchanged, because the reply was lost. */
function useClientId(): (values: typeof noEntry) => string {
  const last = useRef({ values: noEntry, id: '' });
  return (values) => {
    if (!isSame(last.current.values, values)) last.current = { values, id: newClientId() };
    return last.current.id;
  };
}
