import { downloadFile } from '@repo/contracts/galleries/downloads';
import { signedUntil } from '../../files/file-address.ts';
import { signerWith } from '../../files/signature.ts';
import type { Clock } from '../../ports/clock.ts';
import { nowSecondsOf } from '../../ports/clock.ts';
import type { Keys } from '../../secrets.ts';

export type DownloadRights = {
  /** Returns the address that downloads a file for a quarter of an hour, without a bearer token. */
  readonly addressOf: (fileId: number) => string;
  readonly isGranted: (fileId: number, right: string) => boolean;
};

const purpose = 'download';

export function downloadRights(keys: Keys, clock: Clock): DownloadRights {
  const signer = signerWith(keys);
  return {
    addressOf: (fileId) => {
      const expires = signedUntil(nowSecondsOf(clock)).toString(36);
      const signature = signer.sign(purpose, String(fileId), expires);
      return `${downloadFile.path.replace(':fileId', String(fileId))}?t=${expires}.${signature}`;
    },
    isGranted: (fileId, right) => {
      const [expires = '', signature = '', ...more] = right.split('.');
      const isSigned = signer.isSigned(signature, purpose, String(fileId), expires);
      return isSigned && more.length === 0 && nowSecondsOf(clock) < Number.parseInt(expires, 36);
    },
  };
}
