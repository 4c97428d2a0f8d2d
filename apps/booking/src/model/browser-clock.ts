/** The clock of the device, for what depends on the day; which day that is in Toronto is for the domain to say. */
export const nowInSeconds = (): number => new Date().getTime() / 1000;
