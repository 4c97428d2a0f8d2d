import type { Page } from '@playwright/test';

/** Fails a journey when a text or a file runs as a script, whose `alert` opens a dialog. */
export function watchForScripts(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`a text or a file has run: ${dialog.message()}`);
  });
}
