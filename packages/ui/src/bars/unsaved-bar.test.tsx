import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';

const onSave = jest.fn();
const onDiscard = jest.fn();
beforeEach(() => {
  onSave.mockClear();
  onDiscard.mockClear();
});

const bar = (changes: { readonly hasChanges: boolean; readonly isSaving?: boolean }) => (
  <UnsavedBar isSaving={false} {...changes} onSave={onSave} onDiscard={onDiscard} />
);

test('announces the first change, and offers to save or discard', async () => {
  const { rerender } = renderWithTexts(bar({ hasChanges: false }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(bar({ hasChanges: true }));
  expect(screen.getByRole('region', { name: 'You have unsaved changes' })).toBeVisible();
  expect(screen.getByText('You have unsaved changes', { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});

test('while saving, neither button does anything', async () => {
  renderWithTexts(bar({ hasChanges: true, isSaving: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([onSave.mock.calls.length, onDiscard.mock.calls.length]).toEqual([0, 0]);
  expect(screen.getByText('Working…')).toHaveAttribute('role', 'status');
});

test('keeps the focus at its place in the page when it goes, and leaves it where it is elsewhere', async () => {
  const page = (hasChanges: boolean) => (
    <>
      <input aria-label="Name" />
      {bar({ hasChanges })}
    </>
  );
  const { rerender } = renderWithTexts(page(true));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(page(false));
  expect(screen.getByRole('status')).toHaveFocus();
  rerender(page(true));
  await userEvent.click(screen.getByLabelText('Name'));
  rerender(page(false));
  expect(screen.getByLabelText('Name')).toHaveFocus();
});
