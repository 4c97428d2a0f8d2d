/** Whether a text can be an access token at all: it goes into addresses and headers of calls outside. */
export const isSocialToken = (text: string): boolean => /^[\x21-\x7e]{1,2048}$/.test(text);
