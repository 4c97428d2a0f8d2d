import type { AdditionalLanguage } from '@repo/domain/portfolio/languages';

/** When a provider works in a usual week. */
export type WeekPattern = 'everyDay' | 'dayAndNight' | 'evenings' | 'weekends' | 'daytime' | 'split';

/** A provider as written by hand. Schedule and reviews are generated (plan-providers.ts). */
export type DemoProvider = {
  /** The part of the email address before `@demo.test`, and the name of the provider's image folder. */
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly profileName: string;
  readonly bio: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly device: string;
  readonly language: AdditionalLanguage | null;
  readonly equipment: string;
  readonly rateDollars: number;
  readonly oneHourKm: number;
  readonly longerKm: number;
  readonly week: WeekPattern;
  /** The number of reviews. */
  readonly reviews: number;
};
