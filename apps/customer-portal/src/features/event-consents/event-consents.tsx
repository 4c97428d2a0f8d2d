import type { HostEvent } from '@repo/contracts/events/host-events';
import { Checkbox } from '@repo/ui/choices/checkbox';
import { ConfirmDialog } from '@repo/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './event-consents.module.css';
import { useEventConsents } from './use-event-consents.ts';

type EventWithConsents = Pick<
  HostEvent,
  'id' | 'eventName' | 'isConsentForMarketing' | 'isGallerySharedPermission'
>;

/** The two consents of an event in the words of its form; asks before photos leave the profiles. */
export function EventConsents({ event }: { readonly event: EventWithConsents }) {
  const { t } = useTranslation('eventConsents');
  const { eventName, isConsentForMarketing, isGallerySharedPermission } = event;
  const change = useEventConsents(event.id);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <fieldset aria-label={t('ofEvent', { event: eventName })} className={classNames['consents']}>
      <Checkbox
        label={t('gallerySharing')}
        hint={t('gallerySharingHint')}
        checked={isGallerySharedPermission}
        onChange={({ target }) => change({ isGallerySharedPermission: target.checked })}
      />
      <Checkbox
        label={t('marketing')}
        hint={t('marketingHint')}
        checked={isConsentForMarketing}
        onChange={({ target }) =>
          target.checked ? change({ isConsentForMarketing: true }) : setIsAsked(true)
        }
      />
      <ConfirmDialog
        open={isAsked}
        title={t('withdrawing.title', { event: eventName })}
        confirmLabel={t('withdrawing.confirm')}
        cancelLabel={t('withdrawing.cancel')}
        isDestructive
        onConfirm={() => {
          setIsAsked(false);
          change({ isConsentForMarketing: false });
        }}
        onCancel={() => setIsAsked(false)}
      >
        {t('withdrawing.text')}
      </ConfirmDialog>
    </fieldset>
  );
}
