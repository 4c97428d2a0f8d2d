import { brandedCodes } from '../errors/branded-codes.ts';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import { deliveryLimits } from '../limits.ts';
import { checkMachine, type CheckMove, type CheckState } from '../machine/check-machine.ts';
import { transition } from '../machine/transition.ts';
import { fail, type Result } from '../result.ts';
import { secondsPerHour } from '../time/seconds.ts';

const isCheckMove = (text: string): text is CheckMove => text === 'checkIn' || text === 'checkOut';

/** Moves to the status that a provider asks for; `created` and `preview` cannot be asked for. */
export const moveCheck = (from: CheckState, wanted: string): Result<CheckState, ErrorCode> =>
  isCheckMove(wanted) ? transition(checkMachine, from, wanted) : fail(brandedCodes.actionAlreadyPerformed);

/** CHECK IN is enabled only in the initial status (S3§4). */
export const canCheckIn = (check: CheckState): boolean => moveCheck(check, 'checkIn').ok;

/** CHECK OUT, also the one inside the gallery, is enabled only when checked in (S3§4). */
export const canCheckOut = (check: CheckState): boolean => moveCheck(check, 'checkOut').ok;

/** A provider's gallery of an event opens with the check-in and stays open (S3§4). */
export const canOpenGallery = (check: CheckState): boolean => check !== 'created';

/** A check-in long before the start is warned about and never refused. */
export const isEarlyCheckIn = (startsAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds < startsAtSeconds - deliveryLimits.earlyCheckInHours * secondsPerHour;

/** Marks a check-in after the start for the operators. */
export const isLateCheckIn = (startsAtSeconds: number, nowSeconds: number): boolean =>
  nowSeconds > startsAtSeconds;
