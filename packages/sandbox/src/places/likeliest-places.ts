import { placeTitle } from './place.ts';
import type { Place } from './place.ts';
import { foldedWords, streetWords } from './street-words.ts';

/** The number of suggestions of the real service. */
const mostSuggestions = 5;

/** The places that the words may mean, the best match first. */
export function likeliestPlaces(words: readonly string[], places: readonly Place[]): readonly Place[] {
  return places
    .flatMap((place) => {
      const score = scoreOf(words, place);
      return score === undefined ? [] : [{ place, score, title: placeTitle(place).main }];
    })
    .toSorted((one, other) => other.score - one.score || one.title.localeCompare(other.title))
    .slice(0, mostSuggestions)
    .map(({ place }) => place);
}

/** Scores a place: every typed word must begin a word of it, at least one of its own name. */
function scoreOf(words: readonly string[], place: Place): number | undefined {
  const { name, context } = wordsOf(place);
  const isAtStart = words[0] !== undefined && name[0]?.startsWith(words[0]) === true;
  let score = isAtStart ? 2 : 0;
  let hasOwnNameMatch = false;
  for (const word of words) {
    const isOwn = name.some((own) => own.startsWith(word));
    if (!isOwn && !context.some((around) => around.startsWith(word))) return undefined;
    if (isOwn) score += name.includes(word) ? 3 : 2;
    else score += 1;
    hasOwnNameMatch ||= isOwn;
  }
  return hasOwnNameMatch ? score + (place.kind === 'city' ? 1 : 0) : undefined;
}

type PlaceWords = { readonly name: readonly string[]; readonly context: readonly string[] };

function wordsOf(place: Place): PlaceWords {
  const province = place.province === 'ON' ? ['on', 'ontario'] : ['qc', 'quebec'];
  const around = [...foldedWords(place.city), ...province, 'canada'];
  switch (place.kind) {
    case 'city':
      return { name: foldedWords(place.city), context: around };
    case 'street':
      return { name: streetWords(place.street), context: around };
    case 'postal':
      return { name: foldedWords(place.postalCode), context: around };
    case 'address':
      return { name: streetWords(place.street), context: [...around, ...foldedWords(place.postalCode)] };
    case 'venue': {
      const address = [place.houseNumber, ...streetWords(place.street), ...foldedWords(place.postalCode)];
      return { name: foldedWords(place.name), context: [...around, ...address] };
    }
  }
}
