import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** The question types of the four text areas, in their order (S3§9). */
export const applicationQuestionTypeIds = [2, 3, 4, 14] as const;

export type ApplicationAnswer = { readonly questionTypeId: number; readonly answer: string };

/** Each answer is required, up to the shared limit (S3§5, A-07). */
export const checkApplicationAnswer: FieldRule = requiredText(textLimits.longText);

/** A whole set of answers: each of the four questions once, and every answer sound (S3§5). */
export function checkApplicationAnswers(
  answers: readonly ApplicationAnswer[],
): Result<readonly ApplicationAnswer[], ErrorCode> {
  const isAnswered = (id: number): boolean =>
    answers.some(({ questionTypeId, answer }) => questionTypeId === id && checkApplicationAnswer(answer).ok);
  const isComplete =
    answers.length === applicationQuestionTypeIds.length && applicationQuestionTypeIds.every(isAnswered);
  return isComplete ? ok(answers) : fail('invalid_questions_submission');
}
