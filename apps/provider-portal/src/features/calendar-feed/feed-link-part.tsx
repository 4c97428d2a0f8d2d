import { useFormats } from '@repo/i18n/formats/use-formats';
import { Button } from '@repo/ui/actions/button';
import { CopyField } from '@repo/ui/facts/copy-field';
import { Banner } from '@repo/ui/feedback/banner';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './calendar-feed.module.css';
import { useFeedChange } from './use-feed-change.ts';

type Asked = 'replace' | 'revoke';

/** Creates the link, shows it once, and replaces or revokes it after a question. */
export function FeedLinkPart({ createdAt }: { readonly createdAt: number | null }) {
  const { t } = useTranslation('calendarFeed');
  const { moment } = useFormats();
  const { create, revoke, isBusy, error, link, forgetError } = useFeedChange();
  const [asked, setAsked] = useState<Asked>();
  const [isRevoked, setIsRevoked] = useState(false);
  const hasLink = createdAt !== null;
  const confirm = async (): Promise<void> => {
    const isDone = await (asked === 'revoke' ? revoke() : create());
    if (!isDone) return;
    setIsRevoked(asked === 'revoke');
    setAsked(undefined);
  };
  const ask = (next: Asked | undefined): void => {
    forgetError();
    setAsked(next);
  };
  return (
    <div className={classNames['link']}>
      {/* A link that another device has created since is not this one. */}
      {link !== undefined && link.createdAt === createdAt ? (
        <CopyField label={t('link')} hint={t('linkHint')} value={link.url} />
      ) : null}
      {hasLink && link?.createdAt !== createdAt ? <p>{t('since', { time: moment(createdAt) })}</p> : null}
      {isRevoked && !hasLink ? (
        <Banner kind="success" takesFocus>
          {t('revoked')}
        </Banner>
      ) : null}
      {error !== undefined && asked === undefined ? <Banner kind="danger">{error}</Banner> : null}
      <div className={classNames['actions']}>
        {/* One button for both, so that it keeps the focus. */}
        <Button
          look="secondary"
          isBusy={isBusy && asked === undefined}
          onClick={() => (hasLink ? ask('replace') : void create())}
        >
          {t(hasLink ? 'replace' : 'create')}
        </Button>
        {hasLink ? (
          <Button look="quiet" onClick={() => ask('revoke')}>
            {t('revoke')}
          </Button>
        ) : null}
      </div>
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          title={t(`${asked}Dialog.title`)}
          confirmLabel={t(asked)}
          cancelLabel={t('keep')}
          onConfirm={() => void confirm()}
          onCancel={() => ask(undefined)}
          isBusy={isBusy}
          isDestructive={asked === 'revoke'}
          error={error}
        >
          {t(`${asked}Dialog.text`)}
        </ConfirmDialog>
      )}
    </div>
  );
}
