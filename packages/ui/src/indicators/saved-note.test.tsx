import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { SavedNote } from './saved-note.tsx';

test('the live region is there before anything is saved', () => {
  const { rerender } = renderWithTexts(<SavedNote />);
  const note = screen.getByRole('status');
  expect(note).toBeEmptyDOMElement();
  rerender(<SavedNote>{'Saved on this device'}</SavedNote>);
  expect(note).toHaveTextContent('Saved on this device');
});
