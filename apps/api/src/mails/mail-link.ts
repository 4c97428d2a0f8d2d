import { z } from 'zod';

/** A link of a mail: an http(s) address, never one that a browser would execute. */
export const mailLink = z.url({ protocol: /^https?$/ }).max(2000);
