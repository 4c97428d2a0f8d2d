import { screen, within } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { FactList } from './fact-list.tsx';

test('each label is a term, described by its value, which may be a link', () => {
  renderWithTexts(
    <FactList
      facts={[
        { label: 'Photographer', value: 'Maya Chen' },
        { label: 'Where', value: <a href="#map">{'100 Queen St W'}</a> },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Photographer',
    'Where',
  ]);
  const [who, where] = screen.getAllByRole('definition');
  expect(who).toHaveTextContent('Maya Chen');
  expect(where === undefined ? null : within(where).getByRole('link')).toHaveAttribute('href', '#map');
});

test('a missing value is a dash that screen readers hear as text', () => {
  renderWithTexts(<FactList facts={[{ label: 'Phone', value: undefined }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent('–Not applicable');
  expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true');
});

test('zero is a value', () => {
  renderWithTexts(<FactList facts={[{ label: 'Tips', value: 0 }]} />);
  expect(screen.getByRole('definition')).toHaveTextContent(/^0$/);
});
