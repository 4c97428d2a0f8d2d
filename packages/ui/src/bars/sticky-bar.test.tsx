import { render, screen, within } from '@testing-library/react';
import { StickyBar } from './sticky-bar.tsx';

test('it is a named region with the text and its buttons in reading order', () => {
  render(
    <StickyBar
      label="Your selection"
      back={<a href="#back">{'Back'}</a>}
      action={<button>{'Continue'}</button>}
    >
      <p>{'1 selected · $137.63'}</p>
    </StickyBar>,
  );
  const bar = screen.getByRole('region', { name: 'Your selection' });
  expect(bar).toHaveTextContent('Back1 selected · $137.63Continue');
  expect(within(bar).getByRole('link', { name: 'Back' })).toBeVisible();
});

test('back and action are optional', () => {
  render(<StickyBar label="Total">{'$137.63'}</StickyBar>);
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(/^\$137\.63$/);
  expect(screen.queryByRole('button')).toBeNull();
});
