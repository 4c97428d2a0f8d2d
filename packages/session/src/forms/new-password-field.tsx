import { hasPasswordPart, passwordParts } from '@repo/domain/identity/password';
import { textLimits } from '@repo/domain/limits';
import { PasswordChecklist } from '@repo/ui/fields/password-checklist';
import { PasswordField } from '@repo/ui/fields/password-field';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './auth-forms.module.css';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'describedBy'> & {
  readonly value: string;
};

/** A new password, with its five requirements ticked while typing (B-R06, B-R09). */
export function NewPasswordField(props: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const checklistId = useId();
  const rules = passwordParts.map((part) => ({
    label: t(`passwordParts.${part}`, { count: textLimits.passwordMin }),
    isMet: hasPasswordPart(props.value, part),
  }));
  return (
    <div className={classNames['new-password']}>
      <PasswordField {...props} autoComplete="new-password" describedBy={checklistId} />
      <PasswordChecklist id={checklistId} label={t('signUp.passwordHint')} rules={rules} />
    </div>
  );
}
