import type { Endpoint } from '../endpoint.ts';
import { getDraft } from './get-draft.ts';
import { saveDraft } from './save-draft.ts';

export const draftEndpoints = [saveDraft, getDraft] as const satisfies readonly Endpoint[];
