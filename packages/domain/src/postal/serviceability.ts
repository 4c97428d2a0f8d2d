import type { ErrorCode } from '../errors/error-catalogue.ts';
import { fail, ok, type Result } from '../result.ts';
import { deliveryAreaOf, normalizePostalCode } from './postal-code.ts';

/** The snake-case code of S1§5's sentence about a place outside the service area (A-58). */
const notServiced =
  'we_are_not_servicing_this_area_please_visit_our_contact_us_page_to_join_our_mailing_list' satisfies ErrorCode;

/**
 * Whether an entry of the serviced list covers a delivery area: it equals the area, or it is `*` after the area's
 * first two characters (S1§5).
 */
function isCovering(entry: string, area: string): boolean {
  const covered = normalizePostalCode(entry);
  return covered === area || (covered[2] === '*' && covered.slice(0, 2) === area.slice(0, 2));
}

/**
 * Checks whether a place is in the service area and returns its normalized postal code (S1§5). A place without a
 * postal code is not precise enough.
 */
export function checkServiceability(
  postalCode: string | null,
  servicedPostalCodes: readonly string[],
): Result<string, ErrorCode> {
  const code = normalizePostalCode(postalCode ?? '');
  if (code === '') return fail('enter_precise_location');
  const area = deliveryAreaOf(code);
  return servicedPostalCodes.some((entry) => isCovering(entry, area)) ? ok(code) : fail(notServiced);
}
