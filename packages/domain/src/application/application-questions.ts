import type { ErrorCode } from '../errors/error-catalogue.ts';
import { type FieldRule, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';
import { fail, ok, type Result } from '../result.ts';

/** Question types of the four text areas, in the order of the form (S3§9). */
export const applicationQuestionTypeIds = [2, 3, 4, 14] as const;

export type ApplicationAnswer = { readonly questionTypeId: number; readonly answer: string };

/** Requires an answer within the shared limit (S3§5, A-07). */
export const checkApplicationAnswer: FieldRule = requiredText(textLimits.longText);

/** Requires exactly one valid answer to each of the four questions (S3§5). */
export function checkApplicationAnswers(
  answers: readonly ApplicationAnswer[],
): Result<readonly ApplicationAnswer[], ErrorCode> {
  const isAnswered = (id: number): boolean =>
    answers.some(({ questionTypeId, answer }) => questionTypeId === id && checkApplicationAnswer(answer).ok);
  const isComplete =
    answers.length === applicationQuestionTypeIds.length && applicationQuestionTypeIds.every(isAnswered);
  return isComplete ? ok(answers) : fail('invalid_questions_submission');
}
