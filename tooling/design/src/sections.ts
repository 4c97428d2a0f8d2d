import type { GroupPage } from './demo.tsx';
import type { Group } from './groups.ts';

/** Loads each group when it is shown, so that a broken one does not affect the others. */
export const sections: Readonly<Record<Group, () => Promise<GroupPage>>> = {
  actions: async () => (await import('./sections/actions.tsx')).Actions,
  fields: async () => (await import('./sections/fields.tsx')).Fields,
  data: async () => (await import('./sections/tables-and-files.tsx')).TablesAndFiles,
  dates: async () => (await import('./sections/dates.tsx')).Dates,
  facts: async () => (await import('./sections/facts/facts.tsx')).Facts,
  feedback: async () => (await import('./sections/feedback/feedback.tsx')).Feedback,
  media: async () => (await import('./sections/media.tsx')).Media,
  overlays: async () => (await import('./sections/overlays.tsx')).Overlays,
};
