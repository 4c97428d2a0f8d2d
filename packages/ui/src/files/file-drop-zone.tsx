import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../actions/button.tsx';
import { FieldError } from '../fields/field-error.tsx';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './file-drop-zone.module.css';

export type RefusedFile = {
  readonly name: string;
  readonly reason: string;
  /** What the user can do about it. */
  readonly hint?: string;
};

type FileDropZoneProps = {
  /** The id of the button, to link to it from elsewhere, for example from an error summary. */
  readonly buttonId?: string;
  readonly label: string;
  /** The text of the button; "Choose files" by default. */
  readonly buttonText?: string;
  /** Accepted types, number and sizes of files, shown before a choice. */
  readonly rules: string;
  /** The `accept` attribute of the file chooser. The parent validates files. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  /** Takes one line, above something that matters more. */
  readonly isCompact?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  /** Files of the last choice that the parent refused. */
  readonly refused?: readonly RefusedFile[];
  readonly error?: string | undefined;
};

/** A drop zone for files with a button as an alternative to dragging. */
export function FileDropZone(props: FileDropZoneProps) {
  const {
    buttonId,
    label,
    buttonText,
    rules,
    accept,
    isMultiple = false,
    isDisabled = false,
    isCompact = false,
    onChoose,
    refused = [],
    error,
  } = props;
  const t = useUiTexts();
  const id = useId();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: isMultiple,
    disabled: isDisabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (taken, others) => onChoose([...taken, ...others.map(({ file }) => file)]),
  });
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-rules ${id}-error`}>
      <p id={`${id}-label`} className={classNames['label']}>
        {label}
      </p>
      <p id={`${id}-rules`} className={classNames['rules']}>
        {rules}
      </p>
      <div
        {...getRootProps({ role: 'presentation' })}
        data-dragging={isDragActive || undefined}
        data-disabled={isDisabled || undefined}
        data-compact={isCompact || undefined}
        data-invalid={error === undefined ? undefined : true}
        className={classNames['zone']}
      >
        <input {...getInputProps({ accept, 'aria-hidden': true })} />
        <Icon name="upload" size={isCompact ? 24 : 32} />
        <p className={classNames['text']}>
          {isDragActive ? t('dropNow') : t(isMultiple ? 'dropFiles' : 'dropFile')}
        </p>
        <Button
          id={buttonId}
          look="secondary"
          // Keeps the focus, which may be on it when the files that were chosen go.
          aria-disabled={isDisabled ? true : undefined}
          aria-describedby={`${id}-label ${id}-rules`}
          onClick={open}
        >
          {buttonText ?? t(isMultiple ? 'chooseFiles' : 'chooseFile')}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div role="status">
        {refused.length === 0 ? null : (
          <div className={classNames['refused']}>
            <p>{t('filesRefused', { count: refused.length })}</p>
            <ul>
              {refused.map(({ name, reason, hint }, index) => (
                // Files of different folders may have the same name.
                // eslint-disable-next-line react/no-array-index-key
                <li key={index}>
                  <strong>{name}</strong>
                  <span>{reason}</span>
                  {hint === undefined ? null : <p>{hint}</p>}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
