import type { SettingsOnWire } from '@repo/contracts/operator/settings';
import { percentOfBasisPoints } from '@repo/domain/money/basis-points';
import { dollarsOf } from '@repo/domain/money/dollars';
import type { Settings } from './settings.repository.ts';

export const presentSettings = (settings: Settings): SettingsOnWire => ({
  serviceFee: percentOfBasisPoints(settings.serviceFee),
  tax: percentOfBasisPoints(settings.tax),
  recapPrice: dollarsOf(settings.recapPrice),
  recapWithLogoPrice: dollarsOf(settings.recapWithLogoPrice),
  extensionPrice: dollarsOf(settings.extensionPrice),
  defaultHourlyRate: dollarsOf(settings.defaultHourlyRate),
  isDraftEventAllowed: settings.isDraftEventAllowed,
  isOneHourAllowed: settings.isOneHourAllowed,
});
