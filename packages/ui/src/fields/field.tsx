import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWords } from '../words.tsx';
import { FieldError } from './field-error.tsx';
import classNames from './field.module.css';
import { joinIds } from './join-ids.ts';

/** What every field is told, whatever its control is. */
export type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Says so beside the label; what does not is required. */
  readonly isOptional?: boolean | undefined;
  /** Given where somebody outside leads to the control, as an error summary does. */
  readonly id?: string | undefined;
};

/** What ties a control to the words around it; a native control takes all of it as it is. */
export type ControlProps = {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldShellProps = FieldProps & {
  /** For a control that cannot be the target of a label there is the id of the label, to be named by. */
  readonly children: (control: ControlProps, labelId: string) => ReactNode;
};

/** The words around one control: its label above, a hint, what is wrong with it. */
export function Field({ label, hint, error, isOptional = false, id: givenId, children }: FieldShellProps) {
  const say = useWords();
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const control: ControlProps = {
    id,
    required: !isOptional,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': joinIds(hintId, errorId),
  };
  return (
    <div className={classNames['field']}>
      <label id={`${id}-label`} htmlFor={id} className={classNames['label']}>
        {label}
        {isOptional ? <span className={classNames['optional']}>{say('optional')}</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className={classNames['hint']}>
          {hint}
        </p>
      )}
      {children(control, `${id}-label`)}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
