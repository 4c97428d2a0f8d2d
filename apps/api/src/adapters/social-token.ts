/** Returns whether a text can be an access token; it is put into addresses and headers of external calls. */
export const isSocialToken = (text: string): boolean => /^[\x21-\x7e]{1,2048}$/.test(text);
