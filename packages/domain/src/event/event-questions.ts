import type { ErrorCode } from '../errors/error-catalogue.ts';
import { optionalText, requiredText } from '../field/field-rule.ts';
import { textLimits } from '../limits.ts';

/** The four questions about an event: the first two must be answered (S1§5, S3§9). */
export const eventQuestions = [
  { questionTypeId: 5, isRequired: true },
  { questionTypeId: 7, isRequired: true },
  { questionTypeId: 8, isRequired: false },
  { questionTypeId: 9, isRequired: false },
] as const;

/** The only question about a recap: the vision for it (S1§3, S3§9). */
export const recapQuestionTypeId = 6;

export type EventQuestionTypeId = (typeof eventQuestions)[number]['questionTypeId'];

/** The text of each question's field. */
export type EventAnswers = Readonly<Record<EventQuestionTypeId, string>>;

export type EventAnswerIssue = {
  readonly questionTypeId: EventQuestionTypeId;
  readonly code: ErrorCode;
};

/** Returns the answers as the API carries them, one for each question, in the order of the screen (F-R02). */
export const answerListOf = (
  answers: EventAnswers,
): readonly { readonly questionTypeId: EventQuestionTypeId; readonly answer: string }[] =>
  eventQuestions.map(({ questionTypeId }) => ({ questionTypeId, answer: answers[questionTypeId].trim() }));

/** Finds required answers that are missing and answers beyond the shared limit (F-R01, A-07). */
export const findEventAnswerIssues = (answers: EventAnswers): readonly EventAnswerIssue[] =>
  eventQuestions.flatMap(({ questionTypeId, isRequired }) => {
    const checkAnswer = (isRequired ? requiredText : optionalText)(textLimits.longText);
    const checked = checkAnswer(answers[questionTypeId]);
    return checked.ok ? [] : [{ questionTypeId, code: checked.failure }];
  });
