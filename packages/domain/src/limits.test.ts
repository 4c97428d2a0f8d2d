import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenLimits } from './limits.ts';

test('[Z-R10] [A-67] the size of a page is 12, and 100 where no page is asked for', () => {
  assert.deepEqual([screenLimits.pageSize, screenLimits.unpagedItems], [12, 100]);
});

test('[O-R03] [O-R11] the breakpoint of the chat is 768 px, the width of the notification panel 330 px', () => {
  assert.deepEqual([screenLimits.chatBreakpointPx, screenLimits.notificationPanelPx], [768, 330]);
});
