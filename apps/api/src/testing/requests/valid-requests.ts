import type { EndpointKey } from '@repo/contracts/contract';
import type { Endpoint } from '@repo/contracts/endpoint';
import { bookingRequests } from './booking-requests.data.ts';
import { catalogueRequests } from './catalogue-requests.data.ts';
import { galleryRequests } from './gallery-requests.data.ts';
import { identityRequests } from './identity-requests.data.ts';
import { operatorRequests } from './operator-requests.data.ts';
import { providerRequests } from './provider-requests.data.ts';
import type { ObjectIds, SentCall, ValidRequests } from './valid-request.ts';

const validRequests: ValidRequests = {
  ...identityRequests,
  ...catalogueRequests,
  ...bookingRequests,
  ...galleryRequests,
  ...providerRequests,
  ...operatorRequests,
};

/** Returns a valid request to an endpoint about the given objects. */
export function requestTo({ key }: Pick<Endpoint, 'key'>, ids: ObjectIds): SentCall {
  if (!isRowOf(key)) throw new Error(`"${key}" is not in the contract`);
  return validRequests[key](ids);
}

const isRowOf = (key: string): key is EndpointKey => Object.hasOwn(validRequests, key);
