import { brand } from '@repo/domain/brand';

const bookingParameter = 'booking';
const bookingValue = 'yes';

/** Returns the address of a provider's public profile; in booking mode it leads back to the list (D-R10). */
export const profileAddressOf = (id: number, { isBooking }: { readonly isBooking: boolean }): string =>
  `/${brand.singular}Profile/${id}${isBooking ? `?${bookingParameter}=${bookingValue}` : ''}`;

export const isBookingMode = (query: URLSearchParams): boolean =>
  query.get(bookingParameter) === bookingValue;
