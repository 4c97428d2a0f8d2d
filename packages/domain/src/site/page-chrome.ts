/** Pages opened from a link in a mail, without header and footer (S1§2, A-R12). */
const barePages = /^\/(?:email_confirmation|change_password)(?:\/|$)/i;

/** Whether a page has header and footer. */
export const hasHeaderAndFooter = (path: string): boolean => !barePages.test(path);
