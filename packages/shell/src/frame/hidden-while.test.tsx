import { startI18n } from '@repo/i18n/start-i18n';
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { HiddenWhile } from './hidden-while.tsx';

test('content is rendered but not found by its text until it is shown', async () => {
  const i18n = await startI18n('en-CA');
  const page = (isHidden: boolean) => (
    <I18nextProvider i18n={i18n}>
      <HiddenWhile isHidden={isHidden}>
        <p>Three requests</p>
      </HiddenWhile>
    </I18nextProvider>
  );
  const { rerender } = render(page(true));
  const rendered = screen.getByText('Three requests', { ignore: false });
  expect(rendered).not.toBeVisible();
  expect(screen.queryByText('Three requests')).toBeNull();
  rerender(page(false));
  expect(screen.getByText('Three requests')).toBe(rendered);
  expect(rendered).toBeVisible();
});
