import type { CallResult } from '@repo/api-client/create-call';
import type { Sending } from '@repo/api-client/create-call';
import type { ApiFailure } from '@repo/api-client/api-failure';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import { checkLogoFile, checkMusicFile, logoFormats, musicFormats } from '@repo/domain/recap/recap-files';
import type { BriefFile } from '@repo/domain/recap/recap-files';
import type { Result } from '@repo/domain/result';
import type { SessionThunk } from '@repo/session/session/session-dispatch';
import { recapEdited } from '../../../model/store/recap.ts';

export type BriefFileKind = 'music' | 'logo';

type FileRule = (file: BriefFile) => Result<BriefFile, ErrorCode>;

const rules: Readonly<Record<BriefFileKind, FileRule>> = { music: checkMusicFile, logo: checkLogoFile };

/** Checks a file before it is uploaded (E-R07, E-R09). */
export function codeOfFile(kind: BriefFileKind, { name, type, size }: File): ErrorCode | undefined {
  const checked = rules[kind]({ name, contentType: type, sizeBytes: size });
  return checked.ok ? undefined : checked.failure;
}

const faultsOfFile: readonly ApiFailure['code'][] = [
  'invalid_music_file_type',
  'invalid_image_type',
  'file_size_exceeds_10mb_limit',
];

/** Returns whether the file itself is at fault, so that sending it again would fail again. */
export const isFaultOfFile = (code: ApiFailure['code']): boolean => faultsOfFile.includes(code);

const endingsOf = ({ extensions }: { readonly extensions: readonly string[] }): string =>
  extensions.map((extension) => `.${extension}`).join(',');

export const acceptedEndings: Readonly<Record<BriefFileKind, string>> = {
  music: endingsOf(musicFormats),
  logo: endingsOf(logoFormats),
};

/** Uploads a file and stores its reference, with which the recap is ordered; an aborted file is not stored. */
export const sendBriefFile =
  (
    kind: BriefFileKind,
    file: File,
    sending: Omit<Sending, 'files'>,
  ): SessionThunk<Promise<CallResult<string>>> =>
  async (dispatch, _, { call }) => {
    const input = { body: { fileName: file.name } };
    const result =
      kind === 'music'
        ? await call('POST /api/v1/User/EventSetup/UploadMusicFile', input, {
            ...sending,
            failureToast: 'silent',
            files: { musicFile: file },
          })
        : await call('POST /api/v1/User/EventSetup/UploadLogoFile', input, {
            ...sending,
            failureToast: 'silent',
            files: { logoFile: file },
          });
    if (result.ok && sending.signal?.aborted !== true)
      dispatch(recapEdited({ [kind]: { reference: result.value, name: file.name, sizeBytes: file.size } }));
    return result;
  };
