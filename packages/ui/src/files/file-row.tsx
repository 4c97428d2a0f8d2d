import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './file-row.module.css';

export type FileState =
  | { readonly status: 'waiting' }
  | { readonly status: 'sending'; readonly percent: number }
  | { readonly status: 'done' }
  | { readonly status: 'failed'; readonly reason: string };

type FileRowProps = {
  /** As it is shown; whoever cuts a long name knows by which rule. */
  readonly name: string;
  /** In words, such as "2.4 MB". */
  readonly size: string;
  readonly state: FileState;
  /** A small picture of what is in it. */
  readonly preview?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly onRemove?: () => void;
};

/** One file on its way to the server, as an item of a list. */
export function FileRow({ name, size, state, preview, onRetry, onRemove }: FileRowProps) {
  const say = useWords();
  const { status } = state;
  const words = {
    waiting: say('waiting'),
    sending: say('sending'),
    done: say('fileSent'),
    failed: state.status === 'failed' ? state.reason : '',
  }[status];
  const percent = state.status === 'sending' ? Math.round(state.percent) : undefined;
  return (
    <li className={`${classNames['row']} ${classNames[status]}`}>
      <span aria-hidden className={classNames['preview']}>
        {preview ?? <Icon name="file" size={24} />}
      </span>
      <div className={classNames['words']}>
        <p className={classNames['name']}>{name}</p>
        <p className={classNames['state']}>
          <span className={classNames['news']}>
            {status === 'done' ? <Icon name="check" size={16} /> : null}
            {status === 'failed' ? <Icon name="alert" size={16} /> : null}
            {/* Only what happens once is told aloud, not every percent. */}
            <span role="status">{words}</span>
            {percent === undefined ? null : <span>{say('percent', { value: percent })}</span>}
          </span>
          <span className={classNames['size']}>{size}</span>
        </p>
        {percent === undefined ? null : (
          <progress aria-label={name} max={100} value={percent} className={classNames['progress']} />
        )}
      </div>
      {status === 'failed' && onRetry !== undefined ? (
        <IconButton icon="retry" label={say('retryFile', { name })} onClick={onRetry} />
      ) : null}
      {onRemove === undefined ? null : (
        <IconButton icon="trash" label={say('removeFile', { name })} onClick={onRemove} />
      )}
    </li>
  );
}
