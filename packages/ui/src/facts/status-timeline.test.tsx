import { screen } from '@testing-library/react';
import { renderWithTexts } from '../testing/render-with-texts.tsx';
import { StatusTimeline } from './status-timeline.tsx';

test('each step says its state and time in words, in order', () => {
  renderWithTexts(
    <StatusTimeline
      label="Your booking"
      steps={[
        { id: 'paid', text: 'Paid', state: 'done', time: <time dateTime="2026-11-23">{'November 23'}</time> },
        { id: 'asked', text: 'Waiting for Maya', state: 'current' },
        { id: 'event', text: 'Your event', state: 'next' },
        { id: 'gallery', text: 'Your gallery', state: 'toDo' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Your booking' })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'PaidDone · November 23',
    'Waiting for MayaNow',
    'Your eventNext',
    'Your galleryTo come',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', 'step', null]);
});
