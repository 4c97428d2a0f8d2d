import { FieldGroup } from './field-group.tsx';
import type { FieldProps } from '../fields/field.tsx';
import { Option } from './option.tsx';

type RadioChoice<Value> = {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
  readonly isDisabled?: boolean;
};

type RadioGroupProps<Value> = FieldProps & {
  readonly choices: readonly RadioChoice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
};

/** A choice of one of a few as a plain list. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { choices, chosen, onChoose, ...rest } = props;
  return (
    <FieldGroup {...rest}>
      {(name) => (
        <div>
          {choices.map(({ value, label, hint, isDisabled }) => (
            <Option
              key={value}
              type="radio"
              name={name}
              label={label}
              hint={hint}
              checked={value === chosen}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
