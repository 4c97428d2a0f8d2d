import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { eventQuestions, findEventAnswerIssues } from '@repo/domain/event/event-questions';
import type { EventAnswers, EventQuestionTypeId } from '@repo/domain/event/event-questions';

const names = { 5: 'eventQuestion1', 7: 'eventQuestion2', 8: 'eventQuestion3', 9: 'eventQuestion4' } as const;

/** The name of a question in the form, by its position (F-R01). */
export type QuestionName = (typeof names)[EventQuestionTypeId];

export type AnswerValues = Readonly<Record<QuestionName, string>>;

export const questionFields = eventQuestions.map(({ questionTypeId, isRequired }) => ({
  name: names[questionTypeId],
  isRequired,
}));

export const valuesOf = (answers: EventAnswers): AnswerValues => ({
  eventQuestion1: answers[5],
  eventQuestion2: answers[7],
  eventQuestion3: answers[8],
  eventQuestion4: answers[9],
});

/** Returns the changed fields keyed by question type, as they are stored and sent (F-R02). */
export const answersOf = (values: Partial<AnswerValues>): Partial<EventAnswers> =>
  Object.fromEntries(
    eventQuestions.flatMap(({ questionTypeId }) => {
      const answer = values[names[questionTypeId]];
      return answer === undefined ? [] : [[questionTypeId, answer]];
    }),
  );

export const checkAnswers = (values: AnswerValues): Partial<Record<QuestionName, ErrorCode>> =>
  Object.fromEntries(
    findEventAnswerIssues({
      5: values.eventQuestion1,
      7: values.eventQuestion2,
      8: values.eventQuestion3,
      9: values.eventQuestion4,
    }).map(({ questionTypeId, code }) => [names[questionTypeId], code]),
  );
