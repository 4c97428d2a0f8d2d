import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { hasCoordinates } from '@repo/domain/event/event-setup';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { checkServiceability } from '@repo/domain/postal/serviceability';
import { useErrorText } from '@repo/session/form-parts/use-error-text';
import { useSiteLink } from '@repo/shell/site/use-site-link';
import { TextLink } from '@repo/ui/actions/text-link';
import { TextField } from '@repo/ui/fields/text-field';
import { AddressCombobox } from '@repo/ui/places/address-combobox';
import { useTranslation } from 'react-i18next';
import { formPart } from '../../../model/form/use-step-form.ts';
import { useBookingDispatch } from '../../../model/store/use-booking-dispatch.ts';
import { suggestPlaces } from '../location/places.ts';
import type { SuggestedPlace } from '../location/places.ts';
import type { useLocation } from '../location/use-location.ts';
import type { SetupForm } from '../use-setup-form.ts';
import classNames from './groups.module.css';
import { SetupGroup } from './setup-group.tsx';

type WhereGroupProps = {
  readonly form: SetupForm;
  readonly location: ReturnType<typeof useLocation>;
  /** Nothing while the list is not known. */
  readonly servicedPostalCodes: readonly string[] | undefined;
};

/** Whether we go there, said as soon as the address is chosen and not only by Next (C-R14). */
function areaCodeOf(place: EventLocation, serviced: readonly string[] | undefined): ErrorCode | null {
  if (serviced === undefined || !hasCoordinates(place)) return null;
  const checked = checkServiceability(place.postalCode, serviced);
  return checked.ok ? null : checked.failure;
}

function Where({ form, location, servicedPostalCodes }: WhereGroupProps) {
  const { t } = useTranslation('eventSetup');
  const dispatch = useBookingDispatch();
  const textOf = useErrorText();
  const { values } = form;
  const place = values.location;
  const isChosen = location.status === 'resolving' || hasCoordinates(place);
  const areaCode = areaCodeOf(place, servicedPostalCodes);
  const errors = {
    settled: areaCode === null ? undefined : textOf(areaCode),
    resolving: undefined,
    invalid: textOf('invalid_location'),
    unchecked: t('where.unchecked'),
  };
  const isServed = servicedPostalCodes !== undefined && hasCoordinates(place) && areaCode === null;
  return (
    <SetupGroup heading={t('where.heading')} introduction={t('where.introduction')}>
      <AddressCombobox<SuggestedPlace>
        id={form.idOf('location')}
        label={t('where.location')}
        hint={t('where.locationHint')}
        error={form.errorAt('location') ?? errors[location.status]}
        value={isChosen ? { id: 'chosen', text: place.address } : undefined}
        typed={place.address}
        onType={location.type}
        onChange={(chosen) => {
          // A change of the text is told by onType as well, with the text.
          if (chosen !== undefined) void location.choose(chosen);
        }}
        suggest={(typed, signal) => dispatch(suggestPlaces(typed, signal))}
        onBlur={() => {
          if (!isChosen && place.address !== '') void form.checkField('location');
        }}
      />
      <AreaNote code={areaCode} isServed={isServed} />
      <TextField
        {...form.textProps('apartment')}
        label={t('where.apartment')}
        hint={t('where.apartmentHint')}
        isOptional
        autoComplete="off"
      />
    </SetupGroup>
  );
}

/** The place, chosen from suggestions so that it has coordinates and a postal code (C-R13). */
export const WhereGroup = formPart(['location', 'apartment'], Where);

/** Stands there before there is anything to say, since a live region that comes with its words is silent. */
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
