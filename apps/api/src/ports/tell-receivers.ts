/**
 * Tells receivers of notifications, on whatever they are connected with, that there is a new one or that they have seen
 * some. Called when the transaction has committed; it neither waits nor fails, because nobody's work may depend on
 * whether somebody is listening. What is lost on the way is made good when they connect or ask the next time.
 */
export type TellReceivers = (what: 'new' | 'seen', receiverIds: Iterable<number>) => void;
