/** How long public data that rarely changes may be cached. */
export const publicCacheSeconds = 300;
