import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import controls from '../fields/control.module.css';
import { Field } from '../fields/field.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './copy-field.module.css';

type CopyFieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: string;
  /** The text of the button; "Copy" by default. */
  readonly buttonText?: string;
};

/** A text with a button that copies it. Where the browser refuses, the text is selected, to be copied by hand. */
export function CopyField({ label, hint, value, buttonText }: CopyFieldProps) {
  const t = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<{ readonly value: string; readonly isCopied: boolean }>();
  const outcome = copied?.value === value ? copied : undefined;
  const copy = async (): Promise<void> => {
    try {
      // There is no clipboard on a page without HTTPS, which throws as well.
      await navigator.clipboard.writeText(value);
      setCopied({ value, isCopied: true });
    } catch {
      input.current?.focus();
      input.current?.select();
      setCopied({ value, isCopied: false });
    }
  };
  return (
    <Field label={label} hint={hint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <div className={classNames['row']}>
            <input
              ref={input}
              id={id}
              readOnly
              value={value}
              aria-describedby={describedBy}
              className={controls['control']}
              onFocus={({ target }) => target.select()}
            />
            <Button look="secondary" icon="copy" aria-describedby={`${id}-label`} onClick={() => void copy()}>
              {buttonText ?? t('copy')}
            </Button>
          </div>
          <p role="status" className={classNames['outcome']}>
            {outcome === undefined ? null : t(outcome.isCopied ? 'copied' : 'copyByHand')}
          </p>
        </>
      )}
    </Field>
  );
}
