import { createContext } from 'react';
import type { UploadQueue } from './queue/upload-queue.ts';

export const UploadContext = createContext<UploadQueue | undefined>(undefined);
