import type { ApiFailure } from '@repo/api-client/api-failure';
import { Banner } from '@repo/ui/feedback/banner';
import type { ReactNode } from 'react';
import { useErrorText } from './use-error-text.ts';

type FormFailureProps = {
  readonly failure: ApiFailure | undefined;
  /** Which one was refused: the same words are read out again after another. */
  readonly attempt: number;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/**
 * Why a form as a whole was refused, read out at once. It stands above the button that was pressed, where it is seen on
 * a phone, and where whatever it pushes away goes down.
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
