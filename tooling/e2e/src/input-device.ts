import { test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { keyboard } from './keyboard.ts';

type InputDevice = typeof keyboard;

const pointer: InputDevice = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: async (list, label) => {
    const option = list.getByRole('option').filter({ hasText: label }).first();
    await list.selectOption({ label: (await option.textContent()) ?? '' });
  },
  pick: (option) => option.click(),
};

/** Whether the journey runs by keyboard alone, which its project decides. */
export const isByKeyboard = (): boolean => test.info().project.name === 'keyboard';

const device = (): InputDevice => (isByKeyboard() ? keyboard : pointer);

/**
 * Performs an action. In figures runs it then waits for the page to respond, because Playwright's search for the next
 * element runs in the page and would be measured as its work.
 */
async function act(target: Locator, done: Promise<void>): Promise<void> {
  await done;
  if (test.info().project.name === 'figures') await target.page().waitForTimeout(500);
}

/** Presses a button or a link. */
export const press: InputDevice['press'] = (target) => act(target, device().press(target));

/** Replaces the value of a field. */
export const fill: InputDevice['fill'] = (field, text) => act(field, device().fill(field, text));

/** Ticks a checkbox or a radio button. */
export const tick: InputDevice['tick'] = (box) => act(box, device().tick(box));

/** Selects an option of a list by its label. */
export const choose: InputDevice['choose'] = (list, label) => act(list, device().choose(list, label));

/** Picks a suggestion right after its field was filled. */
export const pick: InputDevice['pick'] = (option) => act(option, device().pick(option));

/** Attaches a file through a button that opens the file chooser. */
export async function attach(button: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await press(button);
  await (await chooser).setFiles(file);
}
