import { Button } from '@repo/ui/actions/button';
import { useRoomBelow } from '@repo/ui/layout/use-room-below';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSiteLink } from '../site/use-site-link.ts';
import { useAppDispatch } from '../store/use-app-dispatch.ts';
import classNames from './consent-banner.module.css';
import { giveConsent, selectConsent, selectIsConsentAsked } from './consent-slice.ts';
import { consentChoices } from './stored-consent.ts';

const labels = { necessary: 'consent.necessary', all: 'consent.accept' } as const;

/** Asks for consent once, without covering the page; both answers look the same. */
export function ConsentBanner() {
  const isAsked = useSelector(selectIsConsentAsked);
  return isAsked ? <Question /> : null;
}

function Question() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const siteLink = useSiteLink();
  const headingId = useId();
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRoomBelow(banner, '--consent-height');
  const isAskedAgain = useSelector(selectConsent) !== undefined;
  // Takes the focus if the user has opened it, but not on a first visit.
  useEffect(() => {
    if (isAskedAgain) heading.current?.focus();
  }, [isAskedAgain]);
  return (
    <section ref={banner} aria-labelledby={headingId} className={classNames['banner']}>
      <div className={classNames['row']}>
        <div className={classNames['words']}>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {t('consent.heading')}
          </h2>
          <p>
            {t('consent.explanation')} <a {...siteLink('privacy')}>{t('footer.privacy')}</a>
          </p>
        </div>
        <div className={classNames['answers']}>
          {consentChoices.map((choice) => (
            <Button key={choice} look="secondary" onClick={() => dispatch(giveConsent(choice))}>
              {t(labels[choice])}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
