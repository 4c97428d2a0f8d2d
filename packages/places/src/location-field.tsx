import { hasCoordinates } from '@repo/domain/event/event-setup';
import type { EventLocation } from '@repo/domain/event/event-setup';
import { useErrorText } from '@repo/forms/use-error-text';
import type { ComponentProps } from 'react';
import { AddressField } from './address-field.tsx';
import type { useLocation } from './use-location.ts';

type LocationFieldProps = Pick<ComponentProps<typeof AddressField>, 'id' | 'label' | 'hint'> & {
  readonly place: EventLocation;
  readonly location: ReturnType<typeof useLocation>;
  /** The error of the form, which wins over that of the look-up. */
  readonly error: string | undefined;
  /** The error when the place could not be looked up. */
  readonly unchecked: string;
  /** Called when the field is left with an address that was not chosen from the suggestions. */
  readonly onLeaveUnchosen: () => void;
};

/** An address that must be chosen from the suggestions, because only a suggestion has coordinates. */
export function LocationField({
  place,
  location,
  error,
  unchecked,
  onLeaveUnchosen,
  ...rest
}: LocationFieldProps) {
  const isChosen = location.status === 'resolving' || hasCoordinates(place);
  const textOf = useErrorText();
  const errors = { settled: undefined, resolving: undefined, invalid: textOf('invalid_location'), unchecked };
  return (
    <AddressField
      {...rest}
      error={error ?? errors[location.status]}
      value={isChosen ? { id: 'chosen', text: place.address } : undefined}
      typed={place.address}
      onType={location.type}
      onChange={(chosen) => {
        // onType also receives the text of this change.
        if (chosen !== undefined) void location.choose(chosen);
      }}
      onBlur={() => {
        if (!isChosen && place.address !== '') onLeaveUnchosen();
      }}
    />
  );
}
