import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { auth as authEnglish } from '@repo/i18n/texts/en-ca/auth';
import { eventConsents as eventEnglish } from '@repo/i18n/texts/en-ca/event-consents';
import { auth as authFrench } from '@repo/i18n/texts/fr-ca/auth';
import { eventConsents as eventFrench } from '@repo/i18n/texts/fr-ca/event-consents';
import { consentTextVersions } from './consent-texts.ts';

const hashOf = (texts: unknown): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);

const consentsOf = (auth: typeof authEnglish, ofEvent: typeof eventEnglish) => ({
  news: auth.signUp.news,
  event: [ofEvent.marketing, ofEvent.marketingHint, ofEvent.gallerySharing, ofEvent.gallerySharingHint],
});

/** What hosts were shown under each version, in English and French. */
const hashes: Readonly<Record<string, string>> = {
  'news 2026-06': '8d6d1ba3b3393020',
  'event 2026-11': '5ccdec195b745f03',
};

test('[A-43] a consent text that has changed has a new version', () => {
  const [english, french] = [consentsOf(authEnglish, eventEnglish), consentsOf(authFrench, eventFrench)];
  for (const kind of ['news', 'event'] as const) {
    const version = consentTextVersions[kind];
    assert.equal(
      hashOf([english[kind], french[kind]]),
      hashes[version],
      `the text of "${version}" has changed: give it a new version, and add the hash of that one here`,
    );
  }
});
