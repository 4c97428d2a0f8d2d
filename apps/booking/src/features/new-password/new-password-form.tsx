import type { ApiFailure } from '@repo/api-client/api-failure';
import { checkConfirmation, checkNewPassword } from '@repo/domain/identity/password';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import { addressOfForm } from '@repo/session/forms/form-address';
import { NewPasswordField } from '@repo/session/forms/new-password-field';
import { FormFailure } from '@repo/session/form-parts/form-failure';
import { useRuledForm } from '@repo/session/form-parts/use-ruled-form';
import { authForms } from '@repo/session/session/auth-modal-slice';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { setPassword } from '@repo/session/session/set-password';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { ErrorSummary } from '@repo/ui/fields/error-summary';
import { PasswordField } from '@repo/ui/fields/password-field';
import { useTranslation } from 'react-i18next';
import classNames from './new-password-form.module.css';

type NewPasswordFormProps = {
  /** The token of a mail, or the own account of somebody who is signed in. */
  readonly id: string | number;
};

const codeOf = (checked: Result<string, ErrorCode>): ErrorCode | undefined =>
  checked.ok ? undefined : checked.failure;

/** A password twice, with its rules ticked while it is typed (B-R09). */
export function NewPasswordForm({ id }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const labels = { password: t('setPassword.newPassword'), confirmPassword: t('confirmPassword') };
  const form = useRuledForm({
    initialValues: { password: '', confirmPassword: '' },
    check: ({ password, confirmPassword }) => ({
      password: codeOf(checkNewPassword(password)),
      confirmPassword: codeOf(checkConfirmation(password, confirmPassword)),
    }),
    labels,
    send: async (values): Promise<ApiFailure | undefined> => {
      const result = await dispatch(setPassword({ id, ...values }));
      return result.ok ? undefined : result.failure;
    },
  });
  if (form.failure?.code === 'password_link_has_expired')
    return <NoLink text={t('setPassword.linkExpired')} />;
  return (
    <form {...form.formProps} className={classNames['form']}>
      <ErrorSummary {...form.summary} />
      <NewPasswordField {...form.fieldProps('password')} label={labels.password} />
      <PasswordField
        {...form.fieldProps('confirmPassword')}
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

/** Without a link that works there is nothing to enter; the way to a new one is. */
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
