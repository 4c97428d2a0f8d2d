import { Button } from '@repo/ui/actions/button';
import { useEffect, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useSiteLink } from '../site/use-site-link.ts';
import { useShellDispatch } from '../store/use-shell-dispatch.ts';
import classNames from './consent-banner.module.css';
import { giveConsent, selectConsent, selectIsConsentAsked } from './consent-slice.ts';
import { consentChoices } from './stored-consent.ts';

const labels = { necessary: 'consent.necessary', all: 'consent.accept' } as const;

/** Asks once, beside the page and not over it; both answers weigh the same. */
export function ConsentBanner() {
  const isAsked = useSelector(selectIsConsentAsked);
  return isAsked ? <Question /> : null;
}

function Question() {
  const { t } = useTranslation();
  const dispatch = useShellDispatch();
  const siteLink = useSiteLink();
  const headingId = useId();
  const banner = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useRoomBelow(banner);
  const isAskedAgain = useSelector(selectConsent) !== undefined;
  // Whoever has asked for it is led to it; on a first visit nobody is taken away from the page.
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

/** What else stays at the lower edge of the window keeps this much clear, or the question would lie over it. */
function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    // Told after each layout. To ask here would make the browser lay the whole page out once more.
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty('--room-below', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    if (banner.current !== null) watch.observe(banner.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--room-below');
    };
  }, [banner]);
}
