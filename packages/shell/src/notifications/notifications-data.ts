import { contractCall, serverData } from '@repo/api-client/server-data';
import type { CallReply } from '@repo/contracts/contract';
import { screenLimits } from '@repo/domain/limits';
import type { Receiver } from './notification-list.ts';

const countKey = 'GET /api/v1/MessageBoard/GetUserNotificationCount/:receiverId/:userType';
const listKey = 'GET /api/v1/MessageBoard/GetNotification/:receiverId/:userType';

type Page = CallReply<typeof listKey>;

const paramsOf = ({ receiverId, userType }: Receiver) => ({
  receiverId: String(receiverId),
  userType: String(userType),
});

export const notificationsData = serverData.injectEndpoints({
  endpoints: (build) => ({
    notificationCount: build.query<CallReply<typeof countKey>, Receiver>({
      query: (receiver) => contractCall(countKey, { params: paramsOf(receiver) }, 'none'),
    }),
    notifications: build.infiniteQuery<Page, Receiver, number>({
      infiniteQueryOptions: {
        initialPageParam: 1,
        // A full page may be followed by another one, which may be empty.
        getNextPageParam: (last, _, page) => (last.length < screenLimits.pageSize ? undefined : page + 1),
      },
      query: ({ queryArg, pageParam }) =>
        contractCall(listKey, { params: paramsOf(queryArg), query: { page: String(pageParam) } }),
      // A notification that arrives while the panel is open joins the list.
      providesTags: ['live'],
      // Opening the panel marks its notifications as seen, so the count is loaded again.
      onQueryStarted: async (receiver, { queryFulfilled, dispatch }) => {
        await queryFulfilled.then(
          () =>
            dispatch(
              notificationsData.endpoints.notificationCount.initiate(receiver, {
                forceRefetch: true,
                subscribe: false,
              }),
            ),
          () => undefined,
        );
      },
    }),
  }),
});
