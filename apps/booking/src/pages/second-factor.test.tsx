import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '@repo/shell/testing/open-app';
import { reducer } from '../app/reducer.ts';
import { routes } from '../app/routes.tsx';
import { openFaultyApi } from '../testing/faulty-api.ts';
import type { Faults } from '../testing/faulty-api.ts';

const login = '/api/v1/login/User';
const patience = { timeout: 30_000 };

const refuse = (faults: Faults, code: 'second_factor_code_is_required' | 'second_factor_code_is_incorrect') =>
  faults.set(login, { status: 400, code });

test('[A-107] asks an operator for a code after the right password, and again after a wrong one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const faults: Faults = new Map();
  const api = await openFaultyApi(faults);
  history.replaceState(null, '', '/Login');
  const { loads } = await openApp({
    topic: ['booking', 'auth', 'successes'],
    reducer,
    routes,
    apiHost: api.apiHost,
  });
  refuse(faults, 'second_factor_code_is_required');
  await userEvent.type(await screen.findByLabelText('Email', {}, patience), 'ops@demo.test');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await userEvent.type(screen.getByLabelText('Password'), 'Demo!123{Enter}');
  const code = await screen.findByLabelText('Code', {}, patience);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the code from your authenticator app.');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAccessibleDescription('The 6 digits in your authenticator app, or a recovery code.');

  refuse(faults, 'second_factor_code_is_incorrect');
  await userEvent.type(code, '111111{Enter}');
  await waitFor(
    () =>
      expect(screen.getByRole('alert')).toHaveTextContent('This code is incorrect or has already been used.'),
    patience,
  );
  expect(code).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveValue('ops@demo.test');
  expect(screen.getByLabelText('Password')).toHaveValue('Demo!123');

  faults.clear();
  await userEvent.type(code, '222222{Enter}');
  await waitFor(() => expect(loads).toEqual(['/']), patience);
  const typed = { userName: 'ops@demo.test', password: 'Demo!123' };
  expect(api.sent).toEqual([typed, { ...typed, code: '111111' }, { ...typed, code: '222222' }]);
  api.close();
});
