import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isContactShown } from './contact-window.ts';

test('[A-103] the on-site contact is shown until a week after the end', () => {
  const endsAt = 1_805_029_200;
  const week = 7 * 86_400;
  const shown = [endsAt - week, endsAt, endsAt + week - 1, endsAt + week].map((now) =>
    isContactShown(endsAt, now),
  );
  assert.deepEqual(shown, [true, true, true, false]);
});
