import type { Endpoint } from '../endpoint.ts';
import { getDraft } from './get-draft.ts';
import { listDrafts } from './list-drafts.ts';
import { saveDraft } from './save-draft.ts';

export const draftEndpoints = [saveDraft, getDraft, listDrafts] as const satisfies readonly Endpoint[];
