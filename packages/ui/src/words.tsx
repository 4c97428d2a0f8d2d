import { createContext, use } from 'react';

/** The words that components say by themselves; everything else is handed to them. */
export type UiWord =
  | 'addressChosen'
  | 'addressKeepTyping'
  | 'addressNotFound'
  | 'addressesFailed'
  | 'busyDays'
  | 'calendar'
  | 'capsLockOn'
  | 'charactersLeft'
  | 'charactersOver'
  | 'chooseFile'
  | 'chooseFiles'
  | 'clear'
  | 'close'
  | 'dateTooEarly'
  | 'dateTooLate'
  | 'dateUnclear'
  | 'daysChosen'
  | 'dismiss'
  | 'done'
  | 'dropFile'
  | 'dropFiles'
  | 'dropNow'
  | 'fileSent'
  | 'filesRefused'
  | 'hidePassword'
  | 'imageFailed'
  | 'loading'
  | 'next'
  | 'nextPage'
  | 'nextPhoto'
  | 'noEntry'
  | 'noTimeMatches'
  | 'notRated'
  | 'notYet'
  | 'number'
  | 'openCalendar'
  | 'opensNewTab'
  | 'optional'
  | 'pageNumber'
  | 'pageOf'
  | 'pages'
  | 'percent'
  | 'photoOf'
  | 'positionOf'
  | 'previous'
  | 'previousPage'
  | 'previousPhoto'
  | 'rated'
  | 'removeFile'
  | 'retryFile'
  | 'sending'
  | 'showPassword'
  | 'showSuggestions'
  | 'sortBy'
  | 'suggestions'
  | 'thingsToCorrect'
  | 'timeOffStep'
  | 'timeUnclear'
  | 'videoOf'
  | 'waiting'
  | 'working';

/** Says a word in the language of the page, with numbers and names put into it. */
export type SayWord = (word: UiWord, values?: Readonly<Record<string, string | number>>) => string;

const Words = createContext<SayWord | undefined>(undefined);

/** Gives the components below their words. */
export const UiWords = Words.Provider;

export function useWords(): SayWord {
  const say = use(Words);
  if (say === undefined) throw new Error('components of packages/ui need <UiWords> above them');
  return say;
}
