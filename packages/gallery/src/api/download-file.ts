import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';

/**
 * Saves a file of a gallery from its download address (L-R09). Asks first whether the address still works: a refusal is
 * only logged (S2§8), and the page stays as it is.
 */
export async function downloadFile({ downloadUrl, file }: GalleryFile): Promise<void> {
  if (downloadUrl === null) return;
  try {
    const answer = await fetch(downloadUrl, { redirect: 'manual' });
    void answer.body?.cancel();
    if (answer.type !== 'opaqueredirect' && !answer.ok)
      throw new Error(`the download was refused with ${answer.status}`);
    const link = document.createElement('a');
    link.href = downloadUrl;
    link.download = file;
    link.click();
  } catch (cause) {
    reportError(new Error('a file of a gallery could not be downloaded', { cause }));
  }
}
