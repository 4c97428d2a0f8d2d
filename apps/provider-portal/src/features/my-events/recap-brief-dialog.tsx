import type { RecapBrief } from '@repo/contracts/recaps/recap-brief';
import { TextLink } from '@repo/ui/actions/text-link';
import { FactList } from '@repo/ui/facts/fact-list';
import { AsyncState } from '@repo/ui/feedback/async-state';
import { useLoadable } from '@repo/ui/loading/use-loadable';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useTranslation } from 'react-i18next';
import { useRecapBriefQuery } from '../../model/api/my-events.ts';

type RecapBriefDialogProps = { readonly eventId: number; readonly onClose: () => void };

/** What the host has ordered as a recap, read-only (T-R10). */
export function RecapBriefDialog({ eventId, onClose }: RecapBriefDialogProps) {
  const { t } = useTranslation('providerEvents');
  const query = useRecapBriefQuery(eventId, { refetchOnMountOrArgChange: true });
  return (
    <Dialog open onClose={onClose} title={t('recap.title')}>
      <AsyncState
        state={useLoadable(query)}
        onRetry={() => void query.refetch()}
        loadingLabel={t('recap.loading')}
        isEmpty={({ reelDetails }) => reelDetails.length === 0}
        empty={<p>{t('recap.none')}</p>}
      >
        {(brief) => <BriefRows brief={brief} />}
      </AsyncState>
    </Dialog>
  );
}

function BriefRows({ brief }: { readonly brief: RecapBrief }) {
  const { t } = useTranslation('providerEvents');
  const [detail] = brief.reelDetails;
  if (detail === undefined) return null;
  return (
    <FactList
      facts={[
        { label: t('recap.quantity'), value: detail.orderItem.quantity },
        { label: t('recap.logo'), value: fileLink(detail.logoUrl) },
        { label: t('recap.musicFile'), value: fileLink(detail.musicFilePath) },
        { label: t('recap.music'), value: textOrNone(detail.music) },
        { label: t('recap.orientation'), value: textOrNone(detail.orientation) },
        { label: t('recap.type'), value: textOrNone(detail.reelType) },
        { label: t('recap.vision'), value: textOrNone(brief.reelQuestionAnswers[0]?.answer ?? '') },
      ]}
    />
  );
}

const textOrNone = (text: string): string | undefined => (text === '' ? undefined : text);

const fileLink = (url: string | null) =>
  url === null ? undefined : (
    <TextLink href={url} opensNewTab>
      {url}
    </TextLink>
  );
