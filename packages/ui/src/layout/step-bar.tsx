import { Icon } from '../icon.tsx';
import { isPlainClick } from '../links/is-plain-click.ts';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './step-bar.module.css';

export type Step<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly state: 'done' | 'current' | 'toDo';
  /** The address of a step that can be opened. */
  readonly href?: string | undefined;
};

type StepBarProps<Id extends string> = {
  readonly label: string;
  readonly steps: readonly Step<Id>[];
  /** Navigates without a page load; by default the links are followed. */
  readonly onNavigate?: (id: Id) => void;
};

/** The steps of a process with links to the reachable ones. On a phone only the current step's name is visible. */
export function StepBar<Id extends string>({ label, steps, onNavigate }: StepBarProps<Id>) {
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
                  if (onNavigate === undefined || !isPlainClick(event)) return;
                  event.preventDefault();
                  onNavigate(step.id);
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
  const t = useUiTexts();
  return (
    <>
      {state === 'done' ? <Icon name="check" size={16} /> : null}
      <span className={classNames['name']}>
        {label}
        {state === 'current' ? null : (
          <span className="visually-hidden">{` (${t(state === 'done' ? 'done' : 'notYet')})`}</span>
        )}
      </span>
    </>
  );
}
