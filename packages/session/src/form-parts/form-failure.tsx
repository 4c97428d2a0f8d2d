import type { ApiFailure } from '@repo/api-client/api-failure';
import { Banner } from '@repo/ui/feedback/banner';
import type { ReactNode } from 'react';
import { useErrorText } from './use-error-text.ts';

type FormFailureProps = {
  readonly failure: ApiFailure | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** Why a form as a whole was refused, read out at once. */
export function FormFailure({ failure, children }: FormFailureProps) {
  const textOf = useErrorText();
  if (failure === undefined) return null;
  return (
    <Banner kind="danger">
      <p>{textOf(failure.code)}</p>
      {children}
    </Banner>
  );
}
