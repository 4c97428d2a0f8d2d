/** How long anybody may keep what is the same for everybody and changes a few times a year. */
export const publicCacheSeconds = 300;
