import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from '../fields/field-error.tsx';
import classNames from './option.module.css';
import { joinIds } from '../fields/join-ids.ts';

export type OptionProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  readonly type: 'checkbox' | 'radio';
  /** May hold links; they are followed, and the rest of the words ticks the box. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** A box or a button to tick, with its words beside it; the whole row can be hit. */
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
      <div className={classNames['words']}>
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
