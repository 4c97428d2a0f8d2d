import type { GroupPage } from './demo.tsx';
import type { Group } from './groups.ts';

/** Each group is loaded when it is shown, so that a broken one does not take the others down. */
export const sections: Readonly<Record<Group, () => Promise<GroupPage>>> = {
  actions: async () => (await import('./sections/actions.tsx')).Actions,
  fields: async () => (await import('./sections/fields.tsx')).Fields,
  data: async () => (await import('./sections/tables-and-files.tsx')).TablesAndFiles,
  dates: async () => (await import('./sections/dates.tsx')).Dates,
  feedback: async () => (await import('./sections/feedback/feedback.tsx')).Feedback,
  media: async () => (await import('./sections/media.tsx')).Media,
  overlays: async () => (await import('./sections/overlays.tsx')).Overlays,
};
