import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from '../fields/field.tsx';
import classNames from './choice-group.module.css';

type Choice<Value> = { readonly value: Value; readonly label: string };

type ChoiceGroupProps<Value> = Omit<FieldProps, 'label'> & {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
};

/** A choice of one of a few visible cards: a native radio group, for arrow keys and screen readers. */
export function ChoiceGroup<Value extends string | number>(props: ChoiceGroupProps<Value>) {
  const { legend, choices, chosen, onChoose, ...rest } = props;
  return (
    <FieldGroup {...rest} label={legend} look="heading">
      {(name) => (
        <div className={classNames['choices']}>
          {choices.map(({ value, label }) => (
            <label key={value} className={classNames['choice']}>
              <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
              {label}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
