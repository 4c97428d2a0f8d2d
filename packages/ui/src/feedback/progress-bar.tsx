import { useId } from 'react';
import { useWords } from '../words.tsx';
import classNames from './progress-bar.module.css';

type ProgressBarProps = {
  readonly label: string;
  /** From 0 to 1; none while nobody knows how much there is to do. */
  readonly share: number | undefined;
};

/** How far something has come. It is not read aloud by itself: whoever shows it tells the end. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const say = useWords();
  const id = useId();
  const percent = share === undefined ? undefined : Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classNames['frame']}>
      <div className={classNames['words']}>
        <label htmlFor={id}>{label}</label>
        {percent === undefined ? null : <span>{say('percent', { value: percent })}</span>}
      </div>
      <progress id={id} max={100} value={percent} className={classNames['bar']} />
    </div>
  );
}
