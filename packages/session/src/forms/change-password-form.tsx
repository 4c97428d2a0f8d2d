import type { ApiFailure } from '@repo/api-client/api-failure';
import { failedFields } from '@repo/domain/field/failed-fields';
import { checkConfirmation, checkCurrentPassword, checkNewPassword } from '@repo/domain/identity/password';
import { FormFailure } from '@repo/forms/form-failure';
import { useForm } from '@repo/forms/use-form';
import { Button } from '@repo/ui/actions/button';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { PasswordField } from '@repo/ui/fields/password-field';
import { useTranslation } from 'react-i18next';
import { changePassword } from '../passwords/change-password.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import classNames from './auth-forms.module.css';
import { NewPasswordField } from './new-password-field.tsx';

type ChangePasswordFormProps = {
  /** The signed-in account. */
  readonly accountId: number;
};

const noEntry = { currentPassword: '', newPassword: '', confirmNewPassword: '' };

const check = (values: typeof noEntry) =>
  failedFields(
    {
      currentPassword: checkCurrentPassword,
      newPassword: checkNewPassword,
      confirmNewPassword: (entered) => checkConfirmation(values.newPassword, entered),
    },
    values,
  );

/** Changes the password of a user who knows the current one (P-R04). */
export function ChangePasswordForm({ accountId }: ChangePasswordFormProps) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const labels = {
    currentPassword: t('setPassword.currentPassword'),
    newPassword: t('setPassword.newPassword'),
    confirmNewPassword: t('changePassword.confirmNewPassword'),
  };
  const form = useForm({
    initialValues: noEntry,
    check,
    labels: () => labels,
    send: async ({ currentPassword, newPassword }): Promise<ApiFailure | undefined> => {
      const result = await dispatch(changePassword({ id: accountId, currentPassword, newPassword }));
      if (!result.ok) return result.failure;
      form.set(noEntry);
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      <PasswordField
        {...form.textProps('currentPassword')}
        autoComplete="current-password"
        label={labels.currentPassword}
      />
      <NewPasswordField {...form.textProps('newPassword')} label={labels.newPassword} />
      <PasswordField
        {...form.textProps('confirmNewPassword')}
        autoComplete="new-password"
        label={labels.confirmNewPassword}
      />
      <FormFailure {...form.failureProps} />
      <div>
        <Button type="submit" isBusy={form.isBusy}>
          {t('changePassword.submit')}
        </Button>
      </div>
    </form>
  );
}
