import type { PlaceDetails, PlaceSuggestion } from '@repo/contracts/places/places';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';

type Language = 'en' | 'fr';

/** The maps service: suggests addresses and geocodes them. */
export type Places = {
  readonly autocomplete: (
    typed: string,
    language: Language,
  ) => Promise<Result<readonly PlaceSuggestion[], ErrorCode>>;
  readonly details: (id: string, language: Language) => Promise<Result<PlaceDetails, ErrorCode>>;
  readonly geocode: (address: string) => Promise<Result<PlaceDetails, ErrorCode>>;
};
