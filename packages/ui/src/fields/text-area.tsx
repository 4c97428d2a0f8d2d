import { useEffect, useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import controls from './control.module.css';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { joinIds } from './join-ids.ts';
import classNames from './text-area.module.css';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required' | 'rows' | 'maxLength' | 'value'> & {
    readonly value: string;
    /**
     * The limit for the counter. Longer text is allowed, so that a pasted text is not truncated unnoticed; the
     * field's rule then reports it.
     */
    readonly maxCharacters?: number;
  };

/** A multi-line text field that grows with its text and counts characters near the limit. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, id, maxCharacters, value, ...area } = props;
  const counterId = useId();
  const isCounted = maxCharacters !== undefined && value.length >= 0.8 * maxCharacters;
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {({ 'aria-describedby': describedBy, ...control }) => (
        <>
          <textarea
            {...area}
            {...control}
            value={value}
            aria-describedby={joinIds(describedBy, isCounted ? counterId : undefined)}
            className={`${controls['control']} ${classNames['area']}`}
          />
          {maxCharacters === undefined ? null : (
            <Counter id={counterId} left={isCounted ? maxCharacters - value.length : undefined} />
          )}
        </>
      )}
    </Field>
  );
}

/** Pause in typing before the count is announced. */
const pauseMs = 1000;

function Counter({ id, left }: { readonly id: string; readonly left: number | undefined }) {
  const t = useUiTexts();
  const words =
    left === undefined ? '' : t(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) });
  const [read, setRead] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRead(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      {words === '' ? null : (
        <p
          id={id}
          className={`${classNames['counter']} ${left !== undefined && left < 0 ? classNames['over'] : ''}`}
        >
          {words}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {read}
      </span>
    </>
  );
}
