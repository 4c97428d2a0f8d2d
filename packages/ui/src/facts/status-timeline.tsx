import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import type { UiTextKey } from '../ui-texts.tsx';
import classNames from './status-timeline.module.css';

export type TimelineStep = {
  readonly id: string;
  readonly text: string;
  /** `next` is awaited but has not begun. */
  readonly state: 'done' | 'current' | 'next' | 'toDo';
  /** When it happened or is expected. */
  readonly time?: ReactNode;
};

const words: Readonly<Record<TimelineStep['state'], UiTextKey>> = {
  done: 'stepDone',
  current: 'stepCurrent',
  next: 'stepNext',
  toDo: 'stepToCome',
};
const icons: Readonly<Record<TimelineStep['state'], IconName>> = {
  done: 'check-circle',
  current: 'clock',
  next: 'clock',
  toDo: 'circle',
};

type StatusTimelineProps = {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
};

/** What has happened to a booking or request, what happens now, and what is to come; each state is a word. */
export function StatusTimeline({ label, steps }: StatusTimelineProps) {
  const t = useUiTexts();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers.
    <ol role="list" aria-label={label} className={classNames['steps']}>
      {steps.map(({ id, text, state, time }) => (
        <li
          key={id}
          aria-current={state === 'current' || state === 'next' ? 'step' : undefined}
          className={`${classNames['step']} ${classNames[state]}`}
        >
          <span className={classNames['icon']}>
            <Icon name={icons[state]} size={24} />
          </span>
          <div className={classNames['text']}>
            <p className={classNames['name']}>{text}</p>
            <p className={classNames['state']}>
              {t(words[state])}
              {time === undefined ? null : (
                <>
                  {' · '}
                  {time}
                </>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
