import type { SocialProvider } from '../session/sign-in-kinds.ts';

/** The logos of the two providers, in the required colours. */
const drawings: Readonly<Record<SocialProvider, readonly (readonly [string, string])[]>> = {
  google: [
    [
      '#4285f4',
      'M23.5 12.3c0-.9-.1-1.5-.3-2.3H12v4.4h6.6a5.9 5.9 0 0 1-2.5 3.8v3h3.9c2.3-2.1 3.5-5.2 3.5-8.9Z',
    ],
    ['#34a853', 'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24Z'],
    ['#fbbc05', 'M5.3 14.3a7.3 7.3 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8Z'],
    ['#ea4335', 'M12 4.8c1.8 0 3.4.6 4.6 1.8l3.5-3.5A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8Z'],
  ],
  facebook: [
    [
      '#0866ff',
      'M24 12a12 12 0 1 0-14.9 11.6v-8H6.6V12h2.5v-1.6c0-4.1 1.8-6 5.9-6 .8 0 2.1.2 2.6.3V8a15 15 0 0 0-1.4 0c-2 0-2.7.7-2.7 2.7V12h3.9l-.7 3.7h-3.2v8.2A12 12 0 0 0 24 12Z',
    ],
  ],
};

export function ProviderMark({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 24 24" width="1.25rem" height="1.25rem" aria-hidden="true">
      {drawings[provider].map(([colour, path]) => (
        <path key={colour} fill={colour} d={path} />
      ))}
    </svg>
  );
}
