import { useId } from 'react';
import type { ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import { FieldError } from './field-error.tsx';
import classNames from './field.module.css';
import { joinIds } from './join-ids.ts';

/** Props of every field, whatever its control. */
export type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Shown next to the label. Fields are required by default. */
  readonly isOptional?: boolean | undefined;
  /** Set to link to the control from elsewhere, for example from an error summary. */
  readonly id?: string | undefined;
};

/** Props that connect a control to its label, hint and error. A native control takes them unchanged. */
export type ControlProps = {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldShellProps = FieldProps & {
  /** `labelId` names controls that cannot be the target of a label. */
  readonly children: (control: ControlProps, labelId: string) => ReactNode;
};

/** The label, hint and error of a control. */
export function Field({ label, hint, error, isOptional = false, id: givenId, children }: FieldShellProps) {
  const t = useUiTexts();
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
        {isOptional ? <span className={classNames['optional']}>{t('optional')}</span> : null}
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
