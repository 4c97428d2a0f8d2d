import { useErrorText } from '@repo/forms/use-error-text';
import { LocationField } from '@repo/places/location-field';
import { useTranslation } from 'react-i18next';
import type { useInfoForm } from './use-info-form.ts';

type HomeAddressProps = Pick<ReturnType<typeof useInfoForm>, 'form' | 'location'> & {
  readonly label: string;
};

/** The home address, which must be chosen from the suggestions. */
export function HomeAddress({ form, location, label }: HomeAddressProps) {
  const { t } = useTranslation('myInfo');
  const textOf = useErrorText();
  return (
    <LocationField
      id={form.idOf('home')}
      label={label}
      hint={t('homeHint')}
      place={form.values.home}
      location={location}
      error={form.errorAt('home')}
      texts={{ invalid: textOf('invalid_location'), unchecked: t('homeUnchecked') }}
      onLeaveUnchosen={() => void form.fields.checkField('home')}
    />
  );
}
