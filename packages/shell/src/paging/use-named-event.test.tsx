import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useSearchParams } from 'react-router-dom';
import { useNamedEvent, useNamedEventKey } from './use-named-event.ts';

function Page() {
  const [parameters, setParameters] = useSearchParams();
  const complete = (): void =>
    setParameters({ ...Object.fromEntries(parameters), list: 'new' }, { replace: true });
  return (
    <>
      <p>{`event ${useNamedEvent()}`}</p>
      <p data-testid="key">{useNamedEventKey()}</p>
      <Link to="?event=9">nine</Link>
      <button type="button" onClick={complete}>
        complete
      </button>
    </>
  );
}

function openAt(search: string): void {
  history.replaceState(null, '', `/events${search}`);
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
}
const key = () => screen.getByTestId('key').textContent;

test.each(['', '?event=', '?event=0', '?event=-1', '?event=1.5', '?event=x', '?event=2147483648'])(
  'the address "%s" names no event',
  (search) => {
    openAt(search);
    expect(screen.getByText('event undefined')).toBeVisible();
    expect(key()).toBe('');
  },
);

test('a link that is followed again opens its event again, completing the address does not', async () => {
  openAt('?event=9');
  expect(screen.getByText('event 9')).toBeVisible();
  const first = key();
  await userEvent.click(screen.getByRole('button', { name: 'complete' }));
  expect(location.search).toBe('?event=9&list=new');
  expect(key()).toBe(first);
  await userEvent.click(screen.getByRole('link', { name: 'nine' }));
  expect(screen.getByText('event 9')).toBeVisible();
  expect(key()).not.toBe(first);
});
