import { useEffect, useId, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Icon } from '../icon.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './error-summary.module.css';

type ErrorSummaryProps = {
  /** In the order of the page; `fieldId` is the id passed to the field. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** The number of submissions. Each one moves the focus here. */
  readonly attempt: number;
};

const focusable = 'input, select, textarea, button, [tabindex]';

/** Lists all errors of a form above it, each with a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const t = useUiTexts();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedAttempt = useRef(0);
  // Errors may arrive after the attempt, when a rule or the server takes time.
  useEffect(() => {
    if (heading.current === null || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    heading.current.focus();
  });
  if (attempt === 0 || errors.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={classNames['summary']}>
      <Icon name="alert" size={24} />
      <div>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classNames['heading']}>
          {t('thingsToCorrect', { count: errors.length })}
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

/** Focuses a field without changing the page's address. */
function goToField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  const target = field?.matches(focusable) === true ? field : field?.querySelector<HTMLElement>(focusable);
  if (target === null || target === undefined) return;
  event.preventDefault();
  target.focus();
}
