import { travelLimits } from '@repo/domain/limits';
import { useField, useTextField } from '@repo/forms/use-field';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { LocationField } from '@repo/places/location-field';
import { Select } from '@repo/ui/choices/select';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationForm } from '../use-application-form.ts';
import classNames from '../application.module.css';

type AboutSectionProps = Pick<ApplicationForm, 'fields' | 'location'>;

/** Name, contacts and home of the applicant (R-R02, R-R03, R-R04, R-R05). */
export const AboutSection = memo(({ fields, location }: AboutSectionProps) => {
  const { t } = useTranslation('application');
  const { kilometres } = useFormats();
  const { value: home, ...homeField } = useField(fields, 'home');
  const { value: distanceKm, ...distance } = useField(fields, 'distanceKm');
  return (
    <FieldSection heading={t('about.heading')} introduction={t('about.introduction')}>
      <div className={classNames['pair']}>
        <TextField
          {...useTextField(fields, 'firstName')}
          label={t('about.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...useTextField(fields, 'lastName')}
          label={t('about.lastName')}
          autoComplete="family-name"
        />
      </div>
      <div className={classNames['pair']}>
        <TextField
          {...useTextField(fields, 'email')}
          type="email"
          label={t('about.email')}
          hint={t('about.emailHint')}
          autoComplete="email"
        />
        <TextField
          {...useTextField(fields, 'phoneNumber')}
          type="tel"
          inputMode="tel"
          label={t('about.phoneNumber')}
          hint={t('about.phoneHint')}
          autoComplete="tel"
        />
      </div>
      <LocationField
        id={homeField.id}
        label={t('about.home')}
        hint={t('about.homeHint')}
        place={home}
        location={location}
        error={homeField.error}
        unchecked={t('about.homeUnchecked')}
        onLeaveUnchosen={() => void fields.checkField('home')}
      />
      <Select
        {...distance}
        label={t('about.distanceKm')}
        hint={t('about.distanceHint')}
        value={distanceKm}
        choices={travelLimits.applicationDistancesKm.map((km) => ({
          value: String(km),
          label: kilometres(km),
        }))}
        onChange={({ target }) => fields.set({ distanceKm: Number(target.value) })}
      />
    </FieldSection>
  );
});
