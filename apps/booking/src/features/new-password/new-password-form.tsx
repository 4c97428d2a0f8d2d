import type { ApiFailure } from '@repo/api-client/api-failure';
import { checkConfirmation, checkNewPassword } from '@repo/domain/identity/password';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import { FormFailure } from '@repo/forms/form-failure';
import { useForm } from '@repo/forms/use-form';
import { addressOfForm } from '@repo/session/forms/form-address';
import { NewPasswordField } from '@repo/session/forms/new-password-field';
import { authForms } from '@repo/session/session/auth-modal-slice';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { setPassword } from '@repo/session/passwords/set-password';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { PasswordField } from '@repo/ui/fields/password-field';
import { useTranslation } from 'react-i18next';
import classNames from './new-password-form.module.css';

type NewPasswordFormProps = {
  /** The token of a mail, or the id of the signed-in account. */
  readonly id: string | number;
  /** Whether the link is of a provider, who has a login of their own. */
  readonly isProvider: boolean;
};

const codeOf = (checked: Result<string, ErrorCode>): ErrorCode | undefined =>
  checked.ok ? undefined : checked.failure;

/** Asks for a new password twice, with its requirements ticked while typing (B-R09). */
export function NewPasswordForm({ id, isProvider }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const isOwn = typeof id === 'number';
  const labels = {
    currentPassword: t('setPassword.currentPassword'),
    password: t('setPassword.newPassword'),
    confirmPassword: t('confirmPassword'),
  };
  const form = useForm({
    initialValues: { currentPassword: '', password: '', confirmPassword: '' },
    check: ({ password, confirmPassword }) => ({
      password: codeOf(checkNewPassword(password)),
      confirmPassword: codeOf(checkConfirmation(password, confirmPassword)),
    }),
    labels: () => labels,
    send: async ({ currentPassword, ...chosen }): Promise<ApiFailure | undefined> => {
      // Accounts that sign in with Google or Facebook have no current password.
      const proof = currentPassword === '' ? {} : { currentPassword };
      const result = await dispatch(setPassword({ id, ...chosen, ...proof }, isProvider));
      return result.ok ? undefined : result.failure;
    },
  });
  if (form.failure?.code === 'password_link_has_expired')
    return <NoLink text={t('setPassword.linkExpired')} />;
  return (
    <form {...form.formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      {isOwn ? (
        <PasswordField
          {...form.textProps('currentPassword')}
          autoComplete="current-password"
          label={labels.currentPassword}
          hint={t('setPassword.currentPasswordHint')}
        />
      ) : null}
      <NewPasswordField {...form.textProps('password')} label={labels.password} />
      <PasswordField
        {...form.textProps('confirmPassword')}
        autoComplete="new-password"
        label={labels.confirmPassword}
      />
      <FormFailure {...form.failureProps} />
      <Button type="submit" isWide isBusy={form.isBusy}>
        {t('setPassword.submit')}
      </Button>
    </form>
  );
}

/** Replaces the form if the link is not valid, and offers a new one. */
export function NoLink({ text }: { readonly text: string }) {
  const { t } = useTranslation('auth');
  return (
    <div className={classNames['form']}>
      <Banner kind="danger" takesFocus>
        <p>{text}</p>
      </Banner>
      <ButtonLink isWide href={addressOfForm(authForms.forgotPassword)}>
        {t('setPassword.askForNew')}
      </ButtonLink>
    </div>
  );
}
