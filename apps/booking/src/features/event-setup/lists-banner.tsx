import { Button } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useTranslation } from 'react-i18next';
import type { SetupLists } from './use-setup-lists.ts';

type ListsBannerProps = { readonly lists: SetupLists; readonly takesFocus: boolean };

/** Reports lists that failed to load before the host fills in the form. */
export function ListsBanner({ lists: { status, retry }, takesFocus }: ListsBannerProps) {
  const { t } = useTranslation('eventSetup');
  if (status !== 'failed') return null;
  return (
    <Banner
      kind="danger"
      title={t('lists.title')}
      takesFocus={takesFocus}
      actions={
        <Button look="secondary" size="small" icon="retry" onClick={retry}>
          {t('lists.retry')}
        </Button>
      }
    >
      {t('lists.explanation')}
    </Banner>
  );
}
