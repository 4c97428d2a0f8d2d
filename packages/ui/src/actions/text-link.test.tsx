import { render, screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { TextLink } from './text-link.tsx';

test('a link stays in the tab without added text', () => {
  render(<TextLink href="/cart">{'Edit'}</TextLink>);
  const link = screen.getByRole('link', { name: 'Edit' });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link).not.toHaveAttribute('target');
});

test('a link to a new tab says so in its name and passes no opener', () => {
  renderWithTexts(
    <TextLink href="https://example.com/terms" opensNewTab>
      {'Terms'}
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
