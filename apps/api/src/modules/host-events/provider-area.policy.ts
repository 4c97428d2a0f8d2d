/**
 * Returns the part of a provider's home address that a host may know: the town, province and country. Anything that may
 * be a house, a street, a unit or a postal code is left out, so an unusual address can lose its town (J-R12).
 */
export function areaOf(homeAddress: string): string {
  const parts = homeAddress
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const regionStart = parts.findLastIndex((part) => !isRegion(part)) + 1;
  const region = parts.slice(regionStart).filter((part) => !hasDigit(part));
  const [town = '', ...beforeTown] = parts.slice(0, regionStart).toReversed();
  const isWholeAddress = beforeTown.some(isStreet) || (beforeTown.length > 1 && region.length > 0);
  return [...(isWholeAddress && !isStreet(town) ? [town] : []), ...region].join(', ');
}

const hasDigit = (part: string): boolean => /\d/.test(part);

const provinces =
  'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland and Labrador|Nova Scotia|Northwest Territories|Nunavut|Ontario|Prince Edward Island|Qu[eé]bec|Saskatchewan|Yukon';
const postalCode = '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d';
const regionPattern = new RegExp(`^(?:Canada|${postalCode}|(?:${provinces})(?: ${postalCode})?)$`, 'i');

const isRegion = (part: string): boolean => regionPattern.test(part);

const englishStreet =
  /\b(?:alley|avenue|ave|boulevard|blvd|circle|circuit|close|concession|court|crescent|cres|ct|drive|dr|gardens|gate|grove|heights|highway|hwy|lane|line|ln|mews|parkway|path|place|pl|road|rd|row|sideroad|square|sq|street|st|terrace|trail|walk|way)\.?(?: (?:n|s|e|w|north|south|east|west)\.?)?$/i;
const frenchStreet =
  /^(?:all[eé]e|av|avenue|boul|boulevard|ch|chemin|c[oô]te|cours|croissant|impasse|mont[eé]e|place|promenade|rang|route|rue|ruelle)\b/i;

const isStreet = (part: string): boolean =>
  hasDigit(part) || englishStreet.test(part) || frenchStreet.test(part);
