import { browserStorage } from '@repo/session/storage/browser-storage';

export const consentChoices = ['necessary', 'all'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

export const consentKey = 'consent';
/** Raised with every change of the question, which makes older answers invalid. */
const version = 1;

export function readConsent(): ConsentChoice | undefined {
  try {
    const stored: unknown = JSON.parse(browserStorage.read(consentKey) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    if (!('version' in stored && 'choice' in stored) || stored.version !== version) return undefined;
    return consentChoices.find((choice) => choice === stored.choice);
  } catch {
    return undefined;
  }
}

export const writeConsent = (choice: ConsentChoice): void =>
  browserStorage.write(consentKey, JSON.stringify({ version, choice }));
