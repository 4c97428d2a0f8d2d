import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import controls from './control.module.css';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { joinIds } from './join-ids.ts';
import classNames from './password-field.module.css';
import type { NativeInput } from './text-field.tsx';

type PasswordFieldProps = FieldProps &
  NativeInput & {
    readonly autoComplete: 'current-password' | 'new-password';
    /** The id of a checklist below the field. */
    readonly describedBy?: string;
  };

/** A password field with a show button and a warning when caps lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isOptional, id, describedBy, onKeyDown, onKeyUp, onBlur, ...input } = props;
  const t = useUiTexts();
  const capsId = useId();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLocked, setIsCapsLocked] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setIsCapsLocked(event.getModifierState('CapsLock'));
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {({ 'aria-describedby': fieldDescribedBy, ...control }) => (
        <>
          <div className={classNames['frame']}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              aria-describedby={joinIds(fieldDescribedBy, describedBy, capsId)}
              type={isShown ? 'text' : 'password'}
              className={`${controls['control']} ${classNames['input']}`}
              onKeyDown={(event) => {
                updateCapsLock(event);
                onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                updateCapsLock(event);
                onKeyUp?.(event);
              }}
              onBlur={(event) => {
                setIsCapsLocked(false);
                onBlur?.(event);
              }}
            />
            <span className={classNames['reveal']}>
              <IconButton
                icon={isShown ? 'eye-off' : 'eye'}
                label={t(isShown ? 'hidePassword' : 'showPassword')}
                onClick={() => setIsShown(!isShown)}
              />
            </span>
          </div>
          <p id={capsId} role="status" className={classNames['caps']}>
            {isCapsLocked ? t('capsLockOn') : null}
          </p>
        </>
      )}
    </Field>
  );
}
