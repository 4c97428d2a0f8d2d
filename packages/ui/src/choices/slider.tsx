import { useState } from 'react';
import controls from '../fields/control.module.css';
import { Field } from '../fields/field.tsx';
import type { FieldProps } from '../fields/field.tsx';
import classNames from './slider.module.css';

type SliderProps = Omit<FieldProps, 'isOptional'> & {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  /** Shown after the number and read with it: "km", "%". */
  readonly unit: string;
};

/** A range input with a number input for the same whole number. */
export function Slider(props: SliderProps) {
  const { label, hint, error, id, value, onChange, min, max, unit } = props;
  const bounds = { min, max };
  const [typed, setTyped] = useState<string>();

  const allowed = (number: number): number => Math.min(max, Math.max(min, Math.round(number)));
  const type = (text: string) => {
    setTyped(text);
    const number = Number.parseFloat(text);
    if (number === allowed(number)) onChange(number);
  };
  /** Rounds a number that is out of bounds, such as the 1 of 15, only when the field is left. */
  const commit = () => {
    const number = Number.parseFloat(typed ?? '');
    if (!Number.isNaN(number)) onChange(allowed(number));
    setTyped(undefined);
  };

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {({ required, ...control }, labelId) => (
        <div className={classNames['slider']}>
          <input
            {...control}
            {...bounds}
            type="range"
            value={value}
            aria-valuetext={`${value} ${unit}`}
            className={classNames['range']}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
          <input
            {...bounds}
            type="number"
            value={typed ?? value}
            required={required}
            aria-labelledby={labelId}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            className={`${controls['control']} ${classNames['number']}`}
            onChange={({ target }) => type(target.value)}
            onBlur={commit}
            onKeyDown={({ key }) => {
              if (key === 'Enter') commit();
            }}
          />
          <span className={classNames['unit']}>{unit}</span>
        </div>
      )}
    </Field>
  );
}
