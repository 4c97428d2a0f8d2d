import { act, screen } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { commonReducer } from '../store/create-app-store.ts';
import { openApp } from '../testing/open-app.tsx';
import { MovedNote } from './moved-note.tsx';

const renderAgain = () => act(() => void dispatchEvent(new Event('again')));
function Page() {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    addEventListener('again', render);
    return () => removeEventListener('again', render);
  }, []);
  return <MovedNote text="It is over." to="/over" linkText="Open it" />;
}

test('takes the focus when it appears in place of what had it, and not again later', async () => {
  await openApp({ topic: 'booking', reducer: commonReducer, routes: <Page /> });
  const note = screen.getByText('It is over.').closest<HTMLElement>('[role="status"]');
  expect(note).toHaveFocus();
  renderAgain();
  expect(note).toHaveFocus();
  act(() => note?.blur());
  renderAgain();
  expect(document.body).toHaveFocus();
});
