import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';

export type PlaceSuggestion = { readonly id: string; readonly description: string };

export type PlaceDetails = {
  readonly currentLocation: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Null for a place that is larger than a delivery area. */
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly country: string | null;
};

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
