import { z } from 'zod';

const linksText = 'must be names and addresses, such as Instagram=https://instagram.com/us,TikTok=https://…';

/** Links as `Name=https://…`, separated by commas. */
export const socialLinks = z
  .string()
  .transform((text) =>
    text.split(',').map((link) => {
      const [name = '', ...address] = link.split('=');
      return { name: name.trim(), url: address.join('=').trim() };
    }),
  )
  .pipe(
    z.array(
      z.object({
        name: z.string().min(1, linksText),
        url: z.url({ protocol: /^https?$/, error: linksText }),
      }),
    ),
  );
