export const secondsPerHour = 3600;

/** A day of 24 hours, for deadlines. Use `addDays` for calendar days. */
export const secondsPerDay = 86_400;
