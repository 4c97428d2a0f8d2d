import { test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { keyboard } from './keyboard.ts';

type Hand = typeof keyboard;

const pointer: Hand = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  tick: (box) => box.check(),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  pick: (option) => option.click(),
};

/** Whether a journey is made without a pointer: its project says so, the journey itself does not differ. */
export const isByKeyboard = (): boolean => test.info().project.name === 'keyboard';

const hand = (): Hand => (isByKeyboard() ? keyboard : pointer);

/**
 * In the figures a hand rests until the page has answered: the journey's own search for what comes next runs in the page,
 * and would count as its work.
 */
async function act(target: Locator, done: Promise<void>): Promise<void> {
  await done;
  if (test.info().project.name === 'figures') await target.page().waitForTimeout(500);
}

/** A button or a link. */
export const press: Hand['press'] = (target) => act(target, hand().press(target));

/** Replaces what a field holds. */
export const fill: Hand['fill'] = (field, text) => act(field, hand().fill(field, text));

/** A checkbox or a radio button. */
export const tick: Hand['tick'] = (box) => act(box, hand().tick(box));

/** One of a list of choices, by its words. */
export const choose: Hand['choose'] = (list, label) => act(list, hand().choose(list, label));

/** One of what a field suggests, right after it was filled. */
export const pick: Hand['pick'] = (option) => act(option, hand().pick(option));

/** A file, where a button asks for one. */
export async function attach(button: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await press(button);
  await (await chooser).setFiles(file);
}
