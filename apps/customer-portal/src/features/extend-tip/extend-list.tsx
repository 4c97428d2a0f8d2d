import type { ExtendTipEvent } from '@repo/contracts/events/host-events';
import { bookingLimits } from '@repo/domain/limits';
import { rangeOfHours } from '@repo/domain/time/time-range';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { useExtensionPrice } from '@repo/shell/site/use-site-prices';
import { RadioGroup } from '@repo/ui/choices/radio-group';
import { useTranslation } from 'react-i18next';
import { hoursOf, withValue } from './addition-choice.ts';
import { addedHoursOf } from './booked-providers.ts';
import type { BookedProvider } from './booked-providers.ts';
import { ProviderChoice, ProviderChoices } from './provider-choices.tsx';
import type { AdditionForm } from './use-addition-form.ts';

export type ListProps = {
  readonly event: ExtendTipEvent;
  readonly providers: readonly BookedProvider[];
  readonly form: AdditionForm;
};

/** The providers of the event with a checkbox each (K-R01), and the extra hours of those who are chosen. */
export function ExtendList({ event, providers, form }: ListProps) {
  const { t } = useTranslation('extendTip');
  const { money } = useFormats();
  const price = useExtensionPrice();
  const { change, choice, error } = form;
  return (
    <ProviderChoices
      label={t('extend.label')}
      hint={price === undefined ? undefined : t('extend.hint', { price: money(price) })}
      error={error}
    >
      {providers.map((provider) => (
        <ExtendChoice
          key={provider.id}
          event={event}
          provider={provider}
          hours={hoursOf(provider, choice)}
          onChoose={(hours) => change({ hours: withValue(choice.hours, provider.id, hours) })}
        />
      ))}
    </ProviderChoices>
  );
}

type ExtendChoiceProps = {
  readonly event: ExtendTipEvent;
  readonly provider: BookedProvider;
  /** Undefined while the provider is not chosen. */
  readonly hours: number | undefined;
  readonly onChoose: (hours: number | undefined) => void;
};

function ExtendChoice({ event, provider, hours, onChoose }: ExtendChoiceProps) {
  const { t } = useTranslation('extendTip');
  const { endTimeOf } = useFormats();
  const { extensionBlock, firstName, bookedTime, maxHours } = provider;
  const endAfter = (extra: number): string =>
    endTimeOf(rangeOfHours(event.sbstartTime, event.duration + extra));
  const fewest = bookingLimits.extensionHours.from;
  const reason = useExtensionReason(event, provider);
  return (
    <ProviderChoice
      provider={provider}
      hint={[t('extend.until', { time: endTimeOf(bookedTime) }), reason].join(' ')}
      isDisabled={extensionBlock !== null}
      isChosen={hours !== undefined}
      onChoose={(isChosen) => onChoose(isChosen ? fewest : undefined)}
    >
      {hours === undefined ? null : (
        <RadioGroup
          label={t('extend.hours', { name: firstName })}
          choices={Array.from({ length: maxHours }, (_, index) => index + fewest).map((value) => ({
            value,
            label: t('hours', { count: value }),
            hint: t('extend.newEnd', { time: endAfter(value) }),
          }))}
          chosen={hours}
          onChoose={onChoose}
        />
      )}
    </ProviderChoice>
  );
}

/** Returns how long the provider could stay, or why not at all. */
function useExtensionReason(event: ExtendTipEvent, provider: BookedProvider): string {
  const { t } = useTranslation('extendTip');
  const { id, extensionBlock, firstName: name, maxHours } = provider;
  if (extensionBlock === null) return t('extend.open', { count: maxHours });
  if (extensionBlock === 'alreadyExtended')
    return t('extend.blocks.alreadyExtended', { name, count: addedHoursOf(event, id) });
  if (extensionBlock !== 'eventNotUpcoming') return t(`extend.blocks.${extensionBlock}`, { name });
  return t(event.status === 'pending' ? 'extend.blocks.isPending' : 'extend.blocks.isOver');
}
