import { brand } from '../brand.ts';

/** The public lists that every page may need without a network; each reply is the same for all callers. */
export const cataloguePaths = [
  '/api/v1/user/userinfo/getconfiguration',
  '/api/v1/User/EventSetup/GetMiscAmounts',
  '/api/v1/User/EventSetup/GetEventTypes',
  '/api/v1/User/EventSetup/getReelTypes',
  '/api/v1/user/reel/getprice',
  '/api/v1/Admin/PostalCode',
  `/api/v1/admin/${brand.slug}/GetDevices`,
] as const;

/** Returns the path of the shot list of an event type. */
export const shotListPathOf = (eventTypeId: number): string =>
  `/api/v1/User/EventSetup/GetEventTypeItems/${eventTypeId}`;

const shotListPath = /^\/api\/v1\/user\/eventsetup\/geteventtypeitems\/\d{1,9}$/;
const lists: ReadonlySet<string> = new Set(cataloguePaths.map((path) => path.toLowerCase()));

/** Whether a path belongs to the catalogue; the server compares paths without case. */
export function isCataloguePath(path: string): boolean {
  const name = path.toLowerCase();
  return lists.has(name) || shotListPath.test(name);
}
