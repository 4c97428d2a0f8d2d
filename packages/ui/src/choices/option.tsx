import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../fields/field-error.tsx';
import classNames from './option.module.css';
import { joinIds } from '../fields/join-ids.ts';

export type OptionProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly type: 'checkbox' | 'radio';
  /** May contain links. A click on the rest of the label ticks the box. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** A checkbox or radio button with its label. The whole row is clickable. */
export function Option({ label, hint, error, id: givenId, ...input }: OptionProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={classNames['option']}>
      <input
        {...input}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={joinIds(hintId, errorId)}
      />
      <div className={classNames['text']}>
        <label htmlFor={id} className={classNames['label']}>
          {label}
        </label>
        {hint === undefined ? null : (
          <p id={hintId} className={classNames['hint']}>
            {hint}
          </p>
        )}
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  );
}
