import { brand } from '@repo/domain/brand';

const bookingParameter = 'booking';
const bookingValue = 'yes';

/** Where a provider is shown to everybody; in booking mode with the way back to the list (D-R10). */
export const profileAddressOf = (id: number, { isBooking }: { readonly isBooking: boolean }): string =>
  `/${brand.singular}Profile/${id}${isBooking ? `?${bookingParameter}=${bookingValue}` : ''}`;

export const isBookingMode = (query: URLSearchParams): boolean =>
  query.get(bookingParameter) === bookingValue;
