import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { SuccessKey } from '@repo/domain/errors/success-catalogue';

/** The failures whose text counts something, and so has a form for one and one for several. */
type CountedError = 'recap_are_required';

/** A text for every failure: a missing one is a compile error. */
export type ErrorTexts = Readonly<
  Record<Exclude<ErrorCode, CountedError> | `${CountedError}_${'one' | 'other'}`, string>
>;

/** A text for every success: a missing one is a compile error. */
export type SuccessTexts = Readonly<Record<SuccessKey, string>>;
