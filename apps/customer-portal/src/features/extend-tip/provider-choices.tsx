import { Checkbox } from '@repo/ui/choices/checkbox';
import { FieldError } from '@repo/ui/fields/field-error';
import { Avatar } from '@repo/ui/indicators/avatar';
import { Card } from '@repo/ui/layout/card';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { BookedProvider } from './booked-providers.ts';
import classNames from './extend-tip.module.css';

type ProviderChoicesProps = {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
};

/** The group of the providers to choose from. */
export function ProviderChoices({ label, hint, error, children }: ProviderChoicesProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={classNames['providers']}
      aria-describedby={[
        ...(hint === undefined ? [] : [hintId]),
        ...(error === undefined ? [] : [errorId]),
      ].join(' ')}
    >
      <legend className={classNames['legend']}>{label}</legend>
      {hint === undefined ? null : <p id={hintId}>{hint}</p>}
      {children}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}

type ProviderChoiceProps = {
  readonly provider: BookedProvider;
  /** Also says why the provider cannot be chosen. */
  readonly hint: string | undefined;
  readonly isDisabled: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly children: ReactNode;
};

/** One provider with a checkbox, and what else is to be chosen. */
export function ProviderChoice(props: ProviderChoiceProps) {
  const { provider, hint, isDisabled, isChosen, onChoose, children } = props;
  const { name, photoUrl } = provider;
  return (
    <Card isSelected={isChosen}>
      <div className={classNames['provider']}>
        <Avatar name={name} src={photoUrl} hasVisibleName />
        <div className={classNames['choice']}>
          <Checkbox
            label={name}
            hint={hint}
            checked={isChosen}
            disabled={isDisabled}
            onChange={({ target }) => onChoose(target.checked)}
          />
          {children}
        </div>
      </div>
    </Card>
  );
}
