import { render, screen } from '@testing-library/react';
import { StatTile } from './stat-tile.tsx';

test('the name is read before its number, and the hint after it', () => {
  const { container } = render(<StatTile label="Earnings" value="$1,240.00" hint="December, before tax" />);
  expect(container).toHaveTextContent('Earnings$1,240.00December, before tax');
});

test('a number has no hint of its own accord', () => {
  render(<StatTile label="Events" value={0} />);
  expect(screen.getAllByText(/./).map(({ textContent }) => textContent)).toEqual(['Events', '0']);
});
