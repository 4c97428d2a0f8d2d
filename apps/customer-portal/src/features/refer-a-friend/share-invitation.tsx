import { moneyLimits } from '@repo/domain/limits';
import { cents } from '@repo/domain/money/cents';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { CopyField } from '@repo/ui/facts/copy-field';
import { FieldSection } from '@repo/ui/layout/field-section';
import { useTranslation } from 'react-i18next';

/** Tells the friend about the invitation by the share menu of the device, if it has one, or by a copied link. */
export function ShareInvitation() {
  const { t } = useTranslation('referrals');
  const { money } = useFormats();
  const url = `${location.origin}/event_booking`;
  const share = async (): Promise<void> => {
    const text = t('share.text', { amount: money(cents(moneyLimits.referralCents)) });
    try {
      await navigator.share({ title: t('share.title'), text, url });
    } catch {
      // The menu was closed, or the device refuses to share; the link can still be copied.
    }
  };
  return (
    <FieldSection heading={t('share.heading')} introduction={t('share.introduction')}>
      <CopyField label={t('share.link')} hint={t('share.linkHint')} value={url} />
      {'share' in navigator ? (
        <div>
          <Button look="secondary" onClick={() => void share()}>
            {t('share.button')}
          </Button>
        </div>
      ) : null}
    </FieldSection>
  );
}
