import { useConfiguration, useMiscAmountsQuery } from '@repo/api-client/site-data';
import { brand } from '@repo/domain/brand';
import { cancellationLimits, deliveryLimits, moneyLimits } from '@repo/domain/limits';
import { useFormats } from '@repo/i18n/formats/use-formats';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import type { SitePage as Page } from '@repo/shell/site/use-site-link';
import { useTranslation } from 'react-i18next';
import classNames from './narrow-page.module.css';

/** A page about the product, for deployments without a marketing site (C-R24, S1§2). */
export function SitePage({ page }: { readonly page: Page }) {
  const { t } = useTranslation('site');
  const { percent } = useFormats();
  const { data: amounts } = useMiscAmountsQuery();
  const { data: configuration } = useConfiguration();
  const title = t(`${page}.title`);
  usePageTitle(title);
  const text = t(`${page}.text`, {
    company: configuration?.company.name ?? brand.singular,
    fee: percent(amounts?.serviceFee ?? moneyLimits.serviceFeePercent),
    tax: percent(amounts?.tax ?? moneyLimits.taxPercent),
    notice: cancellationLimits.minimumNoticeHours,
    full: cancellationLimits.fullRefundNoticeHours,
    part: percent(cancellationLimits.partialRefundPercent),
    ready: deliveryLimits.galleryReadyHours,
  });
  return (
    <div className={classNames['page']}>
      <h1>{title}</h1>
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
