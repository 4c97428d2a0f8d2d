/**
 * The part of a provider's home address that a host may know: where about they come from. Whatever holds a digit is
 * a house, a unit or a postal code, and the first part of an address is its street.
 */
export const areaOf = (homeAddress: string): string =>
  homeAddress
    .split(',')
    .slice(1)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/\d/.test(part))
    .join(', ');
