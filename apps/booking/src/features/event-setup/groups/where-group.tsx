import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { hasCoordinates } from '@repo/domain/event/event-setup';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { checkServiceability } from '@repo/domain/postal/serviceability';
import { useField, useTextField } from '@repo/forms/use-field';
import { useErrorText } from '@repo/forms/use-error-text';
import { LocationField } from '@repo/places/location-field';
import type { useLocation } from '@repo/places/use-location';
import { useSiteLink } from '@repo/shell/site/use-site-link';
import { TextLink } from '@repo/ui/actions/text-link';
import { TextField } from '@repo/ui/fields/text-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SetupFields } from '../use-setup-form.ts';
import classNames from './groups.module.css';

type WhereGroupProps = {
  readonly fields: SetupFields;
  readonly location: ReturnType<typeof useLocation>;
  /** Undefined until the list is loaded. */
  readonly servicedPostalCodes: readonly string[] | undefined;
};

/** Checks the service area as soon as an address is chosen, before Next (C-R14). */
function areaCodeOf(place: EventLocation, serviced: readonly string[] | undefined): ErrorCode | null {
  if (serviced === undefined || !hasCoordinates(place)) return null;
  const checked = checkServiceability(place.postalCode, serviced);
  return checked.ok ? null : checked.failure;
}

/** The place, chosen from suggestions so that it has coordinates and a postal code (C-R13). */
export const WhereGroup = memo(({ fields, location, servicedPostalCodes }: WhereGroupProps) => {
  const { t } = useTranslation('eventSetup');
  const textOf = useErrorText();
  const { value: place, ...field } = useField(fields, 'location');
  const areaCode = areaCodeOf(place, servicedPostalCodes);
  const areaError = areaCode === null || location.status !== 'settled' ? undefined : textOf(areaCode);
  const isServed = servicedPostalCodes !== undefined && hasCoordinates(place) && areaCode === null;
  return (
    <FieldSection heading={t('where.heading')} introduction={t('where.introduction')}>
      <LocationField
        id={field.id}
        label={t('where.location')}
        hint={t('where.locationHint')}
        place={place}
        location={location}
        error={field.error ?? areaError}
        unchecked={t('where.unchecked')}
        onLeaveUnchosen={() => void fields.checkField('location')}
      />
      <AreaNote code={areaCode} isServed={isServed} />
      <TextField
        {...useTextField(fields, 'apartment')}
        label={t('where.apartment')}
        hint={t('where.apartmentHint')}
        isOptional
        autoComplete="off"
      />
    </FieldSection>
  );
});

/** Rendered empty at first: a live region that appears with its text is not announced. */
function AreaNote({ code, isServed }: { readonly code: ErrorCode | null; readonly isServed: boolean }) {
  const { t } = useTranslation('eventSetup');
  const textOf = useErrorText();
  const siteLink = useSiteLink();
  return (
    <div role="status" className={classNames['area']}>
      {code === null ? null : <span className="visually-hidden">{textOf(code)}</span>}
      {code === null || code === 'enter_precise_location' ? null : (
        <TextLink {...siteLink('contactUs')} opensNewTab>
          {t('where.contactUs')}
        </TextLink>
      )}
      {isServed ? <p className={classNames['served']}>{t('where.served')}</p> : null}
    </div>
  );
}
