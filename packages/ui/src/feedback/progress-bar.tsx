import { useId } from 'react';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './progress-bar.module.css';

type ProgressBarProps = {
  readonly label: string;
  /** From 0 to 1; undefined while the total is unknown. */
  readonly share: number | undefined;
};

/** A progress bar. It does not announce itself; the parent announces completion. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const t = useUiTexts();
  const id = useId();
  const percent = share === undefined ? undefined : Math.floor(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div className={classNames['frame']}>
      <div className={classNames['text']}>
        <label htmlFor={id}>{label}</label>
        {percent === undefined ? null : <span>{t('percent', { value: percent })}</span>}
      </div>
      <progress id={id} max={100} value={percent} className={classNames['bar']} />
    </div>
  );
}
