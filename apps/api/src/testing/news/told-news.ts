import type { BookingNews } from '../../modules/booking-news/booking-news.module.ts';
import type { TestApi } from '../test-api.ts';

/** What has been told so far, whether the mails about it are under way or sent. */
export async function newsIn({ database }: Pick<TestApi, 'database'>): Promise<readonly BookingNews[]> {
  const told = await database
    .selectFrom('job_once')
    .select('key')
    .where('name', '=', 'booking-news')
    .orderBy('key')
    .execute();
  return told.map(({ key }) => JSON.parse(key));
}

/** The same, of one kind. */
export async function toldNews<What extends BookingNews['what']>(
  api: Pick<TestApi, 'database'>,
  what: What,
): Promise<readonly Extract<BookingNews, { what: What }>[]> {
  const told = await newsIn(api);
  return told.filter((news): news is Extract<BookingNews, { what: What }> => news.what === what);
}
