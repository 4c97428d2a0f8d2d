import { z } from 'zod';

/** Tokens travel in it, so it is known to be an address of the web and nothing that a browser would execute. */
export const mailLink = z.url({ protocol: /^https?$/ }).max(2000);
