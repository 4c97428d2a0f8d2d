import type { CallResult } from '@repo/api-client/create-call';
import { serverData } from '@repo/api-client/server-data';
import { brand } from '@repo/domain/brand';
import { contentTypes } from '@repo/domain/gallery/gallery-kind';
import { galleryLimits } from '@repo/domain/limits';
import { isVideoName } from '@repo/domain/upload/accepted-files';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import { selectUser } from '@repo/session/session/session-slice';
import { makePoster } from './make-poster.ts';
import type { RowSending, SendFile, UploadRow } from './upload-row.ts';

type Sent = ReturnType<SendFile>;

/** Sends one file to a gallery (L-R11, U-R02), then an image of a video. Failures are shown by the queue. */
export const sendFile =
  (row: UploadRow, sending: RowSending): SessionThunk<Sent> =>
  async (dispatch) => {
    const isLong = row.file.size > galleryLimits.chunkBytes;
    const result = await dispatch(isLong ? sendLongFile(row, sending) : sendAsForm(row, sending));
    if (result.ok && result.value !== undefined && isVideoName(row.file.name))
      void dispatch(sendPoster(result.value.id, row.file));
    return result;
  };

const contentTypeOf = ({ name }: File) => (isVideoName(name) ? contentTypes.video : contentTypes.image);

const sendAsForm =
  ({ file, target: { eventId, providerId } }: UploadRow, sending: RowSending): SessionThunk<Sent> =>
  (_, __, { call }) => {
    const body = { eventId: String(eventId), contentType: contentTypeOf(file) };
    const options = { ...sending, files: { file }, failureToast: 'none' } as const;
    return providerId === undefined
      ? call('POST /api/v1/User/EventGallery', { body }, options)
      : call(
          `POST /api/v1/${brand.slug}/Event/SBEventGallery`,
          { body: { ...body, SbUserId: String(providerId) } },
          options,
        );
  };

/** Sends a file in chunks, of which none is sent again that has arrived (FF-30). */
const sendLongFile =
  ({ file, attempt, target }: UploadRow, sending: RowSending): SessionThunk<Sent> =>
  async (_, getState, { keeper }) => {
    const { sendInChunks } = await import('./send-in-chunks.ts');
    const accountId = selectUser(getState())?.id;
    const metadata = {
      eventId: String(target.eventId),
      ...(target.providerId !== undefined && { SbUserId: String(target.providerId) }),
      contentType: contentTypeOf(file),
      filename: file.name,
      attempt,
    };
    return sendInChunks({ file, metadata, accountId, authority: keeper }, sending);
  };

/** Sends an image that stands for a video, made here; a browser that cannot decode the video leaves it without one. */
const sendPoster =
  (fileId: number, video: File): SessionThunk<Promise<void>> =>
  async (dispatch, _, { call }) => {
    const file = await makePoster(video);
    if (file === undefined) return;
    const input = { params: { fileId: String(fileId) } };
    const result: CallResult<unknown> = await call('POST /api/v1/User/EventGallery/Poster/:fileId', input, {
      files: { file },
      failureToast: 'none',
    });
    if (result.ok) dispatch(serverData.util.invalidateTags(['gallery']));
  };
