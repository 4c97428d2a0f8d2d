import { startI18n } from '@repo/i18n/start-i18n';
import type { GalleryFile } from '@repo/contracts/galleries/gallery-file';
import { UiTextProvider } from '@repo/ui/ui-texts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

/** Renders a part of a gallery with English texts. */
export async function renderGallery(element: ReactNode) {
  const i18n = await startI18n('en-CA', 'gallery', 'ui');
  return render(element, {
    wrapper: ({ children }) => (
      <I18nextProvider i18n={i18n}>
        <UiTexts>{children}</UiTexts>
      </I18nextProvider>
    ),
  });
}

function UiTexts({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('ui');
  return <UiTextProvider value={(key, values = {}) => t(key, { ...values })}>{children}</UiTextProvider>;
}

/** Returns a photo by Maya, 3000 by 2000 pixels. */
export const galleryFile = (id: number, changes: Partial<GalleryFile> = {}): GalleryFile => ({
  id,
  imageUrl: `/files/event/${id}.jpg`,
  thumbnailUrl: `/files/event/${id}-320.jpg`,
  contentType: 'GALLERY_IMAGES',
  file: `${id}.jpg`,
  sizeBytes: 7 * 1_048_576,
  isLocked: false,
  isOwnUpload: true,
  sbportfolioId: null,
  selected: false,
  downloadUrl: `/api/v1/User/EventGallery/Download/${id}?t=token`,
  uploadedBy: 'Maya',
  takenAt: 1_800_000_000,
  state: 'ready',
  widthPx: 3000,
  heightPx: 2000,
  durationSeconds: null,
  placeholder: null,
  sizes: [320, 640].map((widthPx) => ({ widthPx, url: `/files/event/${id}-${widthPx}.jpg` })),
  ...changes,
});
