/** What a hub method throws to tell its caller why: of any other error a client only learns that there was one. */
export class HubError extends Error {
  override readonly name = 'HubException';
}
