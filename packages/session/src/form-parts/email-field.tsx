import { textLimits } from '@repo/domain/limits';
import { TextField } from '@repo/ui/fields/text-field';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type EmailFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'label' | 'type' | 'autoComplete' | 'maxLength'
>;

/** The address somebody is written to. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField {...props} type="email" autoComplete="email" maxLength={textLimits.email} label={t('email')} />
  );
}
