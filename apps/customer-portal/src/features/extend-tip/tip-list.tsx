import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import { moneyLimits } from '@repo/domain/limits';
import { tipChoices } from '@repo/domain/tip/tip-amount';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { RadioGroup } from '@repo/ui/choices/radio-group';
import { TextField } from '@repo/ui/fields/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPresets, isTipValid, newTip, withValue } from './addition-choice.ts';
import type { ChosenTip } from './addition-choice.ts';
import type { BookedProvider } from './booked-providers.ts';
import type { ListProps } from './extend-list.tsx';
import classNames from './extend-tip.module.css';
import { ProviderChoice, ProviderChoices } from './provider-choices.tsx';

/** The id of the field of a custom tip. */
export const tipFieldId = (providerId: number): string => `tip-of-${providerId}`;

/** The providers of the event with the preset and custom amounts of their tip (K-R04). */
export function TipList({ providers, form }: Omit<ListProps, 'event'>) {
  const { t } = useTranslation('extendTip');
  const { change, choice, error, isChecked } = form;
  return (
    <ProviderChoices label={t('tip.label')} hint={t('tip.hint')} error={error}>
      {providers.map((provider) => (
        <TipChoice
          key={provider.id}
          provider={provider}
          tip={provider.tipBlock === null ? choice.tips[provider.id] : undefined}
          isChecked={isChecked}
          onChoose={(tip) => change({ tips: withValue(choice.tips, provider.id, tip) })}
        />
      ))}
    </ProviderChoices>
  );
}

type TipChoiceProps = {
  readonly provider: BookedProvider;
  /** Undefined while the provider is not chosen. */
  readonly tip: ChosenTip | undefined;
  readonly isChecked: boolean;
  readonly onChoose: (tip: ChosenTip | undefined) => void;
};

function TipChoice({ provider, tip, isChecked, onChoose }: TipChoiceProps) {
  const { t } = useTranslation('extendTip');
  const { tipBlock, firstName: name } = provider;
  return (
    <ProviderChoice
      provider={provider}
      hint={tipBlock === null ? undefined : t(`tip.blocks.${tipBlock}`, { name })}
      isDisabled={tipBlock !== null}
      isChosen={tip !== undefined}
      onChoose={(isChosen) => onChoose(isChosen ? newTip() : undefined)}
    >
      {tipBlock === null ? (
        <TipAmount
          id={tipFieldId(provider.id)}
          name={name}
          tip={tip}
          isChecked={isChecked}
          onChoose={onChoose}
        />
      ) : null}
    </ProviderChoice>
  );
}

type TipAmountProps = Omit<TipChoiceProps, 'provider'> & {
  /** The id of the field of the custom amount. */
  readonly id: string;
  readonly name: string;
};

/** Choosing or typing an amount also chooses the provider. A typed amount disables the presets. */
function TipAmount({ id, name, tip, isChecked, onChoose }: TipAmountProps) {
  const { t } = useTranslation('extendTip');
  const [isLeft, setIsLeft] = useState(false);
  const { money } = useFormats();
  const range = {
    from: money(cents(moneyLimits.customTipCents.from)),
    to: money(cents(moneyLimits.customTipCents.to)),
  };
  const hasPreset = tip !== undefined && hasPresets(tip);
  const isCustom = tip !== undefined && !hasPreset;
  const isRefused = isCustom && (isLeft || isChecked) && !isTipValid(tip);
  return (
    <div className={classNames['amounts']}>
      <RadioGroup
        label={t('tip.amount', { name })}
        choices={tipChoices().map((value) => ({
          value: Number(value),
          label: t('tip.choice', { dollars: dollarsOf(value) }),
          isDisabled: isCustom,
        }))}
        chosen={hasPreset ? Number(tip.choiceCents) : undefined}
        onChoose={(value) => onChoose({ choiceCents: cents(value), typed: '' })}
      />
      <TextField
        id={id}
        label={t('tip.custom', { name })}
        hint={t('tip.customHint', range)}
        error={isRefused ? t('tip.customError', range) : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={tip?.typed ?? ''}
        onChange={({ target }) => {
          setIsLeft(false);
          onChoose({ ...(tip ?? newTip()), typed: target.value });
        }}
        onBlur={() => setIsLeft(true)}
      />
    </div>
  );
}
