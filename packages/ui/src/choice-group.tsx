import { useId } from 'react';
import classNames from './choice-group.module.css';

type Choice<Value> = { readonly value: Value; readonly label: string };

type ChoiceGroupProps<Value> = {
  readonly legend: string;
  readonly hint?: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
};

/** One of a few, all of them in view: a native radio group, so that arrow keys and screen readers just work. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { legend, hint, choices, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className={classNames['legend']}>{legend}</legend>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={classNames['hint']}>
          {hint}
        </p>
      )}
      <div className={classNames['choices']}>
        {choices.map(({ value, label }) => (
          <label key={value} className={classNames['choice']}>
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
