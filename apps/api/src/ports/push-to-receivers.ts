/**
 * Pushes to all connections of the receivers that something is new (a notification, or a booking that their pages show)
 * or that notifications were seen, with the number of notifications. Called after the commit; never waits and never
 * throws. A lost push does no harm: clients read the number when they connect.
 */
export type PushToReceivers = (what: 'new' | 'seen', receiverIds: Iterable<number>) => void;
