import { useEffect, useId, useState } from 'react';
import type { ComponentProps } from 'react';
import { useWords } from '../words.tsx';
import controls from './control.module.css';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { joinIds } from './join-ids.ts';
import classNames from './text-area.module.css';

type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required' | 'rows' | 'maxLength' | 'value'> & {
    readonly value: string;
    /** More can be typed, so that a pasted text is not cut unseen; the field's rule then says that it is too long. */
    readonly mostCharacters?: number;
  };

/** Several lines of text. It grows with them, and counts once they become many. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, isOptional, id, mostCharacters, value, ...area } = props;
  const counterId = useId();
  const isCounted = mostCharacters !== undefined && value.length >= 0.8 * mostCharacters;
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
          {mostCharacters === undefined ? null : (
            <Counter id={counterId} left={isCounted ? mostCharacters - value.length : undefined} />
          )}
        </>
      )}
    </Field>
  );
}

/** How long somebody has to stop typing before the count is read to them. */
const pauseMs = 1000;

function Counter({ id, left }: { readonly id: string; readonly left: number | undefined }) {
  const say = useWords();
  const words =
    left === undefined ? '' : say(left < 0 ? 'charactersOver' : 'charactersLeft', { count: Math.abs(left) });
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
