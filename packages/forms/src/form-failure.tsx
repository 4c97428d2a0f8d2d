import type { ApiFailure } from '@repo/api-client/api-failure';
import { Banner } from '@repo/ui/feedback/banner';
import type { ReactNode } from 'react';
import { useErrorText } from './use-error-text.ts';

type FormFailureProps = {
  readonly failure: ApiFailure | undefined;
  /** The number of the attempt, so that the same failure is announced again. */
  readonly attempt: number;
  /** What the user can do about it. */
  readonly children?: ReactNode;
};

/**
 * Shows and announces why a form was refused. Placed above the pressed button, where a phone shows it and pushes only
 * what is below.
 */
export function FormFailure({ failure, attempt, children }: FormFailureProps) {
  const textOf = useErrorText();
  if (failure === undefined) return null;
  return (
    <Banner key={attempt} kind="danger">
      <p>{textOf(failure.code)}</p>
      {children}
    </Banner>
  );
}
