import { useToldUploads } from '@repo/shell/notices/use-told-uploads';
import { UploadProvider } from '@repo/upload/upload-provider';
import type { ReactNode } from 'react';

/** The uploads of this app. */
export function Uploads({ children }: { readonly children: ReactNode }) {
  return <UploadProvider onFinished={useToldUploads()}>{children}</UploadProvider>;
}
