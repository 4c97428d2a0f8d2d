/** Pages that are read once, from a link in a mail: nothing stands around them (S1§2, A-R12). */
const barePages = /^\/(?:email_confirmation|change_password)(?:\/|$)/i;

/** Whether header and footer stand around the page of a path. */
export const hasHeaderAndFooter = (path: string): boolean => !barePages.test(path);
