import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useWords } from '../words.tsx';
import controls from './control.module.css';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { joinIds } from './join-ids.ts';
import classNames from './password-field.module.css';
import type { NativeInput } from './text-field.tsx';

type PasswordFieldProps = FieldProps &
  NativeInput & {
    readonly autoComplete: 'current-password' | 'new-password';
    /** The id of a checklist that stands below. */
    readonly describedBy?: string;
  };

/** A password that can be looked at while it is typed, with a word when the capitals are locked. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, isOptional, id, describedBy, onKeyDown, onKeyUp, onBlur, ...input } = props;
  const say = useWords();
  const capsId = useId();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLocked, setIsCapsLocked] = useState(false);
  const noteCaps = (event: KeyboardEvent) => setIsCapsLocked(event.getModifierState('CapsLock'));
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
                noteCaps(event);
                onKeyDown?.(event);
              }}
              onKeyUp={(event) => {
                noteCaps(event);
                onKeyUp?.(event);
              }}
              onBlur={(event) => {
                setIsCapsLocked(false);
                onBlur?.(event);
              }}
            />
            <span className={classNames['show']}>
              <IconButton
                icon={isShown ? 'eye-off' : 'eye'}
                label={say(isShown ? 'hidePassword' : 'showPassword')}
                onClick={() => setIsShown(!isShown)}
              />
            </span>
          </div>
          <p id={capsId} role="status" className={classNames['caps']}>
            {isCapsLocked ? say('capsLockOn') : null}
          </p>
        </>
      )}
    </Field>
  );
}
