import { useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { Button } from '../actions/button.tsx';
import { FieldError } from '../fields/field-error.tsx';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './file-drop-zone.module.css';

export type RefusedFile = { readonly name: string; readonly reason: string };

type FileDropZoneProps = {
  readonly label: string;
  /** Which files, how many and how large, said before anybody chooses. */
  readonly rules: string;
  /** What the file chooser offers, as in the `accept` of a file field; what may be taken is judged by the owner. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
  /** Those of the last choice that the owner did not take. */
  readonly refused?: readonly RefusedFile[];
  readonly error?: string;
};

/** A place to drop files on, with a button for everybody who does not drag. */
export function FileDropZone(props: FileDropZoneProps) {
  const {
    label,
    rules,
    accept,
    isMultiple = false,
    isDisabled = false,
    onChoose,
    refused = [],
    error,
  } = props;
  const say = useWords();
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
        data-invalid={error === undefined ? undefined : true}
        className={classNames['zone']}
      >
        <input {...getInputProps({ accept, 'aria-hidden': true })} />
        <Icon name="upload" size={32} />
        <p className={classNames['words']}>
          {isDragActive ? say('dropNow') : say(isMultiple ? 'dropFiles' : 'dropFile')}
        </p>
        <Button
          look="secondary"
          disabled={isDisabled}
          aria-describedby={`${id}-label ${id}-rules`}
          onClick={open}
        >
          {say(isMultiple ? 'chooseFiles' : 'chooseFile')}
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <div role="status">
        {refused.length === 0 ? null : (
          <div className={classNames['refused']}>
            <p>{say('filesRefused', { count: refused.length })}</p>
            <ul>
              {refused.map(({ name, reason }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  <span>{reason}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
