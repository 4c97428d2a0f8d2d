import { fireEvent, screen } from '@testing-library/react';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { Photo } from './photo.tsx';

test('a picture that cannot be loaded still says what it shows', () => {
  const { rerender } = renderWithWords(<Photo src="/a.jpg" alt="The first dance" />);
  fireEvent.error(screen.getByRole('img', { name: 'The first dance' }));
  expect(
    screen.getByRole('img', { name: 'The first dance This picture could not be loaded' }),
  ).not.toHaveAttribute('src');
  rerender(<Photo src="/b.jpg" alt="The cake" />);
  expect(screen.getByRole('img', { name: 'The cake' })).toHaveAttribute('src', '/b.jpg');
});
