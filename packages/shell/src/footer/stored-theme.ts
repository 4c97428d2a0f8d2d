import { browserStorage } from '@repo/session/storage/browser-storage';

/** `system` follows the device, and is the default. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';

export const storedTheme = (): Theme => {
  const stored = browserStorage.read(key);
  return themes.find((theme) => theme === stored) ?? 'system';
};

/** Applies the chosen theme to the page. */
export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') browserStorage.remove(key);
  else browserStorage.write(key, theme);
  applyTheme(theme);
}
