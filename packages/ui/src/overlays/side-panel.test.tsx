import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { SidePanel } from './side-panel.tsx';

test('a side panel is a dialog with a name, and its button asks to close', async () => {
  const onClose = jest.fn();
  renderWithTexts(
    <SidePanel open onClose={onClose} title="Notifications">
      No notifications to view
    </SidePanel>,
  );
  expect(screen.getByRole('dialog', { name: 'Notifications' })).toHaveTextContent('No notifications to view');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a closed side panel is not rendered', () => {
  renderWithTexts(
    <SidePanel open={false} onClose={() => undefined} title="Notifications">
      Hidden
    </SidePanel>,
  );
  expect(screen.queryByText('Hidden')).not.toBeInTheDocument();
});
