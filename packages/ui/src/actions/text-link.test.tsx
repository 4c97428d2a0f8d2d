import { render, screen } from '@testing-library/react';
import { renderWithWords } from '../testing/render-with-words.tsx';
import { TextLink } from './text-link.tsx';

test('a link stays in the tab, and needs no words of its own', () => {
  render(<TextLink href="/cart">{'Edit'}</TextLink>);
  const link = screen.getByRole('link', { name: 'Edit' });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link).not.toHaveAttribute('target');
});

test('a link to a new tab says so in its name, and gives nothing of this page away', () => {
  renderWithWords(
    <TextLink href="https://example.com/terms" opensNewTab>
      {'Terms'}
    </TextLink>,
  );
  const link = screen.getByRole('link', { name: 'Terms (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
