import { fireEvent, render, screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { UiTextProvider } from '../ui-texts.tsx';
import type { TranslateUiText } from '../ui-texts.tsx';
import { ImageCarousel } from './image-carousel.tsx';
import { Photo } from './photo.tsx';

test('a photo that fails to load keeps its description', () => {
  const { rerender } = renderWithTexts(<Photo src="/a.jpg" alt="The first dance" />);
  fireEvent.error(screen.getByRole('img', { name: 'The first dance' }));
  const name = 'The first dance: this image didn’t load';
  expect(screen.getByRole('img', { name })).not.toHaveAttribute('src');
  rerender(<Photo src="/b.jpg" alt="The cake" />);
  expect(screen.getByRole('img', { name: 'The cake' })).toHaveAttribute('src', '/b.jpg');
});

test('a photo without a description says that it failed to load', () => {
  renderWithTexts(<Photo src="/a.jpg" alt="" />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.getByRole('img', { name: 'This image didn’t load' })).toBeVisible();
});

test('each language places the description in its own text', () => {
  const translate: TranslateUiText = (key, values) => `${key} of ${values?.['label']}`;
  render(
    <UiTextProvider value={translate}>
      <Photo src="/a.jpg" alt="The cake" />
      <ImageCarousel
        label="Work of Maya"
        images={[
          { src: '/b.jpg', alt: 'Ana' },
          { src: '/c.jpg', alt: 'Ben' },
        ]}
      />
    </UiTextProvider>,
  );
  fireEvent.error(screen.getByRole('img', { name: 'The cake' }));
  expect(screen.getByRole('img', { name: 'imageFailedOf of The cake' })).toBeVisible();
  for (const name of ['previousPhoto of Work of Maya', 'nextPhoto of Work of Maya'])
    expect(screen.getByRole('button', { name })).toBeVisible();
});
