export const secondsPerHour = 3600;

/** A day of 24 hours, as deadlines are counted; days of the calendar are stepped over with `addDays`. */
export const secondsPerDay = 86_400;
