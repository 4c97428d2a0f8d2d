import { textLimits } from '@repo/domain/limits';
import { TextField } from '@repo/ui/fields/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { storeTypedEmail } from '../storage/typed-email.ts';

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'maxLength'> & {
  readonly label?: string;
};

/** An email field, for contact or for signing in. */
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
        if (event.target.value !== '') storeTypedEmail(event.target.value);
        props.onBlur?.(event);
      }}
    />
  );
}
