/** How a street is written in a full address; the suggestions write it out. */
const shortForms: Readonly<Record<string, string>> = {
  Avenue: 'Ave',
  Boulevard: 'Blvd',
  Circle: 'Cir',
  Crescent: 'Cres',
  Drive: 'Dr',
  Highway: 'Hwy',
  Lane: 'Ln',
  Mount: 'Mt',
  Parkway: 'Pkwy',
  Road: 'Rd',
  Street: 'St',
  Terrace: 'Ter',
  Saint: 'St',
  East: 'E',
  North: 'N',
  Ouest: 'O',
  South: 'S',
  West: 'W',
};

export const shortStreet = (street: string): string =>
  street
    .split(' ')
    // The first word is the name itself: there is a West Beaver Creek Road and an East Liberty Street.
    .map((word, index) => (index === 0 ? word : (shortForms[word] ?? word)))
    .join(' ');

/** The words of a text as they are compared: without case, accents and dots, at most a dozen. */
export const foldedWords = (text: string): string[] =>
  text
    .slice(0, 300)
    .normalize('NFD')
    .replace(/\p{Mn}|['’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .slice(0, 12);

/** The words a street may be found by, written out and shortened: `blvd` finds a boulevard. */
export const streetWords = (street: string): string[] => [
  ...new Set([
    ...foldedWords(street),
    ...street.split(' ').flatMap((word) => foldedWords(shortForms[word] ?? '')),
  ]),
];
