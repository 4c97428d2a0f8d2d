/**
 * Thrown by a hub method to send its message to the caller. Of other errors a client only learns that there was one.
 */
export class HubError extends Error {
  override readonly name = 'HubException';
}
