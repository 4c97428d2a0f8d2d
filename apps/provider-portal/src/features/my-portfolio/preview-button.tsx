import { brand } from '@repo/domain/brand';
import { checkPreview } from '@repo/domain/portfolio/portfolio-rules';
import { actionFailed } from '@repo/shell/notices/notices-slice';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';

type PreviewButtonProps = { readonly providerId: number; readonly isSaved: boolean };

/** Opens the saved profile as hosts see it, in a new tab; before the first save it says that there is none (X-R07). */
export function PreviewButton({ providerId, isSaved }: PreviewButtonProps) {
  const { t } = useTranslation('myPortfolio');
  const dispatch = useAppDispatch();
  const checked = checkPreview(isSaved);
  if (!checked.ok)
    return (
      <Button
        look="secondary"
        icon="eye"
        onClick={() => void dispatch(actionFailed({ code: checked.failure }))}
      >
        {t('preview')}
      </Button>
    );
  return (
    <ButtonLink
      look="secondary"
      icon="new-tab"
      href={`/${brand.singular}Profile/${providerId}`}
      target="_blank"
      rel="noopener"
    >
      {t('previewNewTab')}
    </ButtonLink>
  );
}
