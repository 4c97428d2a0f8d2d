import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../icon.tsx';
import { useWords } from '../words.tsx';
import classNames from './error-summary.module.css';

type ErrorSummaryProps = {
  /** In the order of the page; `fieldId` is the id that the field was given. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** How often the form was sent: each time the focus comes here, so that nobody wonders why nothing happened. */
  readonly attempt: number;
};

const focusable = 'input, select, textarea, button, [tabindex]';

/** Everything that keeps a form from being sent, above it, each line a way to the field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const say = useWords();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const answeredAttempt = useRef(0);
  // Errors may come after the attempt, when a rule or the server takes its time.
  useEffect(() => {
    if (heading.current === null || answeredAttempt.current === attempt) return;
    answeredAttempt.current = attempt;
    heading.current.focus();
  });
  if (attempt === 0 || errors.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classNames['summary']}>
      <Icon name="alert" size={24} />
      <div>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classNames['heading']}>
          {say('thingsToCorrect', { count: errors.length })}
        </h2>
        <ul className={classNames['errors']}>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The address of the page stays as it is: a field is no place to come back to. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.matches(focusable) === true ? field : field?.querySelector<HTMLElement>(focusable);
  if (target === null || target === undefined) return;
  event.preventDefault();
  target.focus();
}
