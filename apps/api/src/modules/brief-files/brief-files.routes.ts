import { uploadLogoFile, uploadMusicFile } from '@repo/contracts/catalogue/brief-files';
import type { ErrorCode } from '@repo/domain/errors/error-catalogue';
import type { Result } from '@repo/domain/result';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { ReceivedFile } from '../../http/bodies/receive-form.ts';
import { countCall } from '../../http/limits/limit-failures.ts';
import { orFail } from '../../http/or-fail.ts';
import { RequestFailure } from '../../http/request-failure.ts';
import type { Throttle } from '../../ports/throttle.ts';
import type { BriefPurpose } from './brief-files.repository.ts';

export type BriefFilesCommands = {
  readonly throttle: Throttle;
  readonly store: (
    purpose: BriefPurpose,
    givenName: string,
    file: ReceivedFile,
  ) => Promise<Result<string, ErrorCode>>;
};

/** Counts music and logos together. */
const uploadsFromAddress = { name: 'brief-upload', most: 20, seconds: 3600 } as const;

export function briefFilesRoutes(app: FastifyInstance, { throttle, store }: BriefFilesCommands): void {
  const admit = ({ address }: { readonly address: string }): Promise<void> =>
    countCall(throttle, uploadsFromAddress, address);
  const storeOnly = async (purpose: BriefPurpose, name: string, [file]: readonly ReceivedFile[]) => {
    if (file === undefined) throw new RequestFailure('this_field_is_required');
    return orFail(await store(purpose, name, file));
  };
  bindEndpoint(app, uploadMusicFile, ({ body, files }) => storeOnly('music', body.fileName, files), {
    admit,
  });
  bindEndpoint(app, uploadLogoFile, ({ body, files }) => storeOnly('logo', body.fileName, files), { admit });
}
