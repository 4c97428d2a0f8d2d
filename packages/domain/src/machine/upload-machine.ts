import type { Machine } from './transition.ts';

export type UploadState = 'waiting' | 'sending' | 'failed' | 'stored' | 'refused' | 'abandoned';
export type UploadMove = 'start' | 'fail' | 'retry' | 'store' | 'refuse' | 'abandon';

/**
 * One file on its way in. A failed one waits for another turn and goes on from where it stopped; one that
 * nobody ends is abandoned by the sweeper; one whose content is refused or that is stored has arrived.
 */
export const uploadMachine: Machine<UploadState, UploadMove> = {
  moves: {
    waiting: { start: 'sending', abandon: 'abandoned' },
    sending: { store: 'stored', fail: 'failed', refuse: 'refused', abandon: 'abandoned' },
    failed: { retry: 'waiting', abandon: 'abandoned' },
    stored: {},
    refused: {},
    abandoned: {},
  },
  refusalIn: { stored: 'files_already_uploaded' },
};
