/** Times are kept as dates in the database and sent as seconds since 1970. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

export const secondsOrNull = (moment: Date | null): number | null => moment && secondsOf(moment);

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
