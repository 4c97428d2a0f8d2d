import { Icon } from '../icon.tsx';
import { isPlainClick } from '../links/is-plain-click.ts';
import { useWords } from '../words.tsx';
import classNames from './step-bar.module.css';

export type Step<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly state: 'done' | 'current' | 'toDo';
  /** Its address, once it can be gone to. */
  readonly href?: string | undefined;
};

type StepBarProps<Id extends string> = {
  readonly label: string;
  readonly steps: readonly Step<Id>[];
  /** Goes there without loading the page anew; without it the links are followed. */
  readonly onGo?: (id: Id) => void;
};

/** A checklist of what has to be done in turn, and the way back. A phone shows the name of the current step only. */
export function StepBar<Id extends string>({ label, steps, onGo }: StepBarProps<Id>) {
  return (
    <nav aria-label={label}>
      <ol className={classNames['steps']}>
        {steps.map((step) => (
          <li key={step.id} className={`${classNames['step']} ${classNames[step.state]}`}>
            {step.href === undefined ? (
              <span
                className={classNames['place']}
                aria-current={step.state === 'current' ? 'step' : undefined}
              >
                <StepName step={step} />
              </span>
            ) : (
              <a
                href={step.href}
                className={classNames['place']}
                aria-current={step.state === 'current' ? 'step' : undefined}
                onClick={(event) => {
                  if (onGo === undefined || !isPlainClick(event)) return;
                  event.preventDefault();
                  onGo(step.id);
                }}
              >
                <StepName step={step} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ step: { label, state } }: { readonly step: Step<string> }) {
  const say = useWords();
  return (
    <span className={classNames['name']}>
      {state === 'done' ? <Icon name="check" size={16} /> : null}
      {label}
      {state === 'current' ? null : (
        <span className="visually-hidden">{` (${say(state === 'done' ? 'done' : 'notYet')})`}</span>
      )}
    </span>
  );
}
