import { useId } from 'react';
import type { ReactNode } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import { FieldError } from '../fields/field-error.tsx';
import type { FieldProps } from '../fields/field.tsx';
import classNames from '../fields/field.module.css';
import { joinIds } from '../fields/join-ids.ts';

type FieldGroupProps = FieldProps & {
  /** Receives the name that its radio buttons share. */
  readonly children: (name: string) => ReactNode;
};

/** The label, hint and error of a group of radio buttons, as Field is for a single control. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, hint, error, isOptional = false, id: givenId, children } = props;
  const t = useUiTexts();
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
      <legend className={classNames['label']}>
        {label}
        {isOptional ? <span className={classNames['optional']}>{t('optional')}</span> : null}
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
