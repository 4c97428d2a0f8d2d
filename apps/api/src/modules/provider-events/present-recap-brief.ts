import type { RecapBrief } from '@repo/contracts/recaps/recap-brief';
import type { FileAddresses } from '../../files/file-address.ts';
import type { RecapBriefRecord } from './recap-brief.repository.ts';

/** Presents the host's order of recaps (V-R05). The addresses of logo and music save the file under its own name. */
export const presentRecapBrief = (
  eventId: number,
  briefs: readonly RecapBriefRecord[],
  { addressOf }: Pick<FileAddresses, 'addressOf'>,
): RecapBrief => {
  const addressOrNull = (name: string | null, fileName: string | null): string | null =>
    name === null ? null : addressOf({ folder: 'brief', name }, { fileName: fileName ?? name });
  return {
    eventId,
    reelDetails: briefs.map((brief) => ({
      orderItem: { quantity: brief.quantity },
      logoUrl: addressOrNull(brief.logoName, brief.logoFileName),
      musicFilePath: addressOrNull(brief.musicName, brief.musicFileName),
      music: brief.music,
      orientation: brief.orientation,
      reelType: brief.recapType,
    })),
    reelQuestionAnswers: briefs.map(({ vision }) => ({ answer: vision })),
  };
};
