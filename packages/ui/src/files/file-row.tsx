import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './file-row.module.css';

export type FileState =
  /** Not sent before the form that it belongs to. */
  | { readonly status: 'chosen' }
  | { readonly status: 'waiting' }
  | { readonly status: 'paused' }
  | { readonly status: 'sending'; readonly percent: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly reason: string };

type FileRowProps = {
  /** The name to show; the parent truncates it. */
  readonly name: string;
  /** Formatted, such as "2.4 MB". */
  readonly size: string;
  readonly state: FileState;
  /** A thumbnail of the content. */
  readonly preview?: ReactNode;
  /** More buttons, before retry and remove. */
  readonly actions?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
};

/** A list item for a file that is chosen or being uploaded. */
export function FileRow({ name, size, state, preview, actions, onRetry, onRemove }: FileRowProps) {
  const t = useUiTexts();
  const { status } = state;
  const words = {
    chosen: '',
    waiting: t('waiting'),
    paused: t('paused'),
    sending: t('sending'),
    done: t('fileSent'),
    failed: state.status === 'failed' ? state.reason : '',
  }[status];
  const percent = state.status === 'sending' ? Math.round(state.percent) : undefined;
  return (
    <li className={`${classNames['row']} ${classNames[status]}`}>
      <span aria-hidden className={classNames['preview']}>
        {preview ?? <Icon name="file" size={24} />}
      </span>
      <div className={classNames['text']}>
        <p className={classNames['name']}>{name}</p>
        <p className={classNames['state']}>
          <span className={classNames['status']}>
            {status === 'done' ? <Icon name="check" size={16} /> : null}
            {status === 'failed' ? <Icon name="alert" size={16} /> : null}
            {/* Only state changes are announced, not every percent. */}
            {status === 'chosen' ? null : <span role="status">{words}</span>}
            {percent === undefined ? null : <span>{t('percent', { value: percent })}</span>}
          </span>
          <span className={classNames['size']}>{size}</span>
        </p>
        {percent === undefined ? null : (
          <progress aria-label={name} max={100} value={percent} className={classNames['progress']} />
        )}
      </div>
      {actions}
      {status === 'failed' && onRetry !== undefined ? (
        <IconButton icon="retry" label={t('retryFile', { name })} onClick={onRetry} />
      ) : null}
      {onRemove === undefined ? null : (
        <IconButton icon="trash" label={t('removeFile', { name })} onClick={onRemove} />
      )}
    </li>
  );
}
