import type { BookingNews } from '../../modules/booking-news/booking-news.module.ts';
import type { TestApi } from '../test-api.ts';

/** Whatever of a kind has been told so far, whether the mails about it are under way or sent. */
export async function toldNews<What extends BookingNews['what']>(
  { database }: Pick<TestApi, 'database'>,
  what: What,
): Promise<readonly Extract<BookingNews, { what: What }>[]> {
  const told = await database
    .selectFrom('job_once')
    .select('key')
    .where('name', '=', 'booking-news')
    .orderBy('key')
    .execute();
  return told
    .map(({ key }): BookingNews => JSON.parse(key))
    .filter((news): news is Extract<BookingNews, { what: What }> => news.what === what);
}
