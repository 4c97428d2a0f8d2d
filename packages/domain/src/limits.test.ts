import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenLimits } from './limits.ts';

test('[Z-R10] [A-67] a page of a list holds 12, a list without pages 100 at the most', () => {
  assert.deepEqual([screenLimits.pageSize, screenLimits.unpagedItems], [12, 100]);
});

test('[O-R03] [O-R11] the chat opens over the page below 768 px, the notification panel is 330 px wide', () => {
  assert.deepEqual([screenLimits.chatBreakpointPx, screenLimits.notificationPanelPx], [768, 330]);
});
