import { boundedWork } from '../../bounded-work.ts';

/**
 * What checkouts ask of the database, they ask a few at a time: of hundreds who want one provider, none waits in vain
 * for a connection after its time is held, when it would not hear which order is its own. The card provider is
 * asked outside of this, so that its silence holds up nobody else.
 */
export const inTurn = boundedWork({ most: 8, mostWaiting: 500 });
