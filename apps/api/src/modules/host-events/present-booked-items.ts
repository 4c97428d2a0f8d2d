import type { BookedItem } from '@repo/contracts/wire/booked-items';
import { isAddOnKept } from '@repo/domain/machine/line-machines';
import { cents } from '@repo/domain/money/cents';
import { dollarsOf } from '@repo/domain/money/dollars';
import { publicPathOf } from '../../ports/blob-store.ts';
import type { BookedProviderRecord, HostLineRecord } from './host-event.repository.ts';
import { areaOf } from './provider-area.policy.ts';

/** Returns the path of a provider's photo, empty without one. */
export const photoAddressOf = ({ photoName }: Pick<BookedProviderRecord, 'photoName'>): string =>
  photoName === null ? '' : publicPathOf('portfolio', photoName);

/**
 * Presents the items of an order (J-R12): accepted providers and recaps. Extensions and tips show as `isExtended` and
 * `isTip` of their provider, whichever order they were bought with.
 */
export const presentBookedItems = (
  ofOrder: readonly HostLineRecord[],
  ofEvent: readonly HostLineRecord[],
): BookedItem[] =>
  ofOrder.flatMap((line): BookedItem[] => {
    if (line.kind === 'recap' && isAddOnKept(line)) return [{ id: line.id, sbuserId: null, sbUser: null }];
    if (line.provider === null || line.request !== 'accepted') return [];
    return [
      { id: line.id, sbuserId: line.provider.id, sbUser: presentProvider(line.provider, line, ofEvent) },
    ];
  });

const presentProvider = (
  provider: BookedProviderRecord,
  { id: lineId, unitCents }: HostLineRecord,
  ofEvent: readonly HostLineRecord[],
): NonNullable<BookedItem['sbUser']> => {
  const hasAddOn = (kind: HostLineRecord['kind']): boolean =>
    ofEvent.some((line) => line.kind === kind && line.bookingLineId === lineId && isAddOnKept(line));
  return {
    id: provider.id,
    firstName: provider.firstName,
    lastName: provider.lastName,
    hourlyRate: dollarsOf(cents(unitCents)),
    isExtended: hasAddOn('extension'),
    isTip: hasAddOn('tip'),
    sbPortfolios: [{ profileImageUrl: photoAddressOf(provider), profileName: provider.profileName }],
    address: { currentLocation: areaOf(provider.homeAddress) },
  };
};
