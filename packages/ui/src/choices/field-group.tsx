import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { FieldError } from '../fields/field-error.tsx';
import type { FieldProps } from '../fields/field.tsx';
import classNames from '../fields/field.module.css';
import { joinIds } from '../fields/join-ids.ts';

type FieldGroupProps = FieldProps & {
  /** Where the question is the topic of the page, it stands there like a heading. */
  readonly look?: 'label' | 'heading';
  /** Handed the name that its radio buttons share. */
  readonly children: (name: string) => ReactNode;
};

/** What Field is to one control, this is to a group of radio buttons: the question, a hint, what is wrong. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, error, isOptional = false, id: givenId, look = 'label', children } = props;
  const say = useWords();
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-required={!isOptional}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={joinIds(hintId, errorId)}
      className={classNames['group']}
    >
      <legend className={look === 'heading' ? classNames['heading'] : classNames['label']}>
        {label}
        {isOptional ? <span className={classNames['optional']}>{say('optional')}</span> : null}
      </legend>
      {hint === undefined ? null : (
        <p id={hintId} className={classNames['hint']}>
          {hint}
        </p>
      )}
      {children(ownId)}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
