import { textLimits } from '@repo/domain/limits';
import { TextField } from '@repo/ui/fields/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTypedEmail } from '../storage/typed-email.ts';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'maxLength'> & {
  readonly label?: string;
};

/** The address somebody is written to, or signs in with. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      autoComplete="email"
      label={t('email')}
      {...props}
      type="email"
      maxLength={textLimits.email}
      onBlur={(event) => {
        if (event.target.value !== '') keepTypedEmail(event.target.value);
        props.onBlur?.(event);
      }}
    />
  );
}
