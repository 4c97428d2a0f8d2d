import { expect } from '@playwright/test';
import type { BrowserContext, Locator } from '@playwright/test';

/** More than any page has places; whoever has not arrived by then never does. */
const mostPresses = 150;

/** Presses a key until something is so, at the most as often as there are places on a page. */
async function pressUntil(target: Locator, key: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < mostPresses && !(await isSo()); presses += 1)
    await target.page().keyboard.press(key);
  expect(await isSo()).toBe(true);
}

/** Goes on by the Tab key, past the end of the page and round, until something has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await pressUntil(target, 'Tab', () => target.evaluate((element) => element === document.activeElement));
}

async function pressAt(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** The Tab key goes to one of the radio buttons of a name, the arrow keys from there to the others. */
async function tickRadio(radio: Locator): Promise<void> {
  const isInGroup = (): Promise<boolean> =>
    radio.evaluate((one) => {
      const focused = document.activeElement;
      return (
        focused?.getAttribute('type') === 'radio' && focused.getAttribute('name') === one.getAttribute('name')
      );
    });
  await pressUntil(radio, 'Tab', isInGroup);
  await pressUntil(radio, 'ArrowDown', () => radio.isChecked());
}

/** As somebody does who cannot point. */
export const keyboard = {
  press: (target: Locator): Promise<void> => pressAt(target, 'Enter'),
  fill: async (field: Locator, text: string): Promise<void> => {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+A');
    await field.page().keyboard.type(text);
  },
  tick: async (box: Locator): Promise<void> => {
    if ((await box.getAttribute('type')) === 'radio') return tickRadio(box);
    if (!(await box.isChecked())) await pressAt(box, 'Space');
    await expect(box).toBeChecked();
  },
  // In a list of choices, typing goes to the one that begins so.
  choose: async (list: Locator, label: string): Promise<void> => {
    await tabTo(list);
    await list.page().keyboard.type(label);
    await expect(list.locator('option:checked')).toHaveText(label);
  },
  pick: async (option: Locator): Promise<void> => {
    await expect(option).toBeVisible();
    const isActive = (): Promise<boolean> =>
      option.evaluate(({ id }) => document.activeElement?.getAttribute('aria-activedescendant') === id);
    await pressUntil(option, 'ArrowDown', isActive);
    await option.page().keyboard.press('Enter');
  },
};

const mark = 'Not by keyboard:';

/**
 * What else than keys does in any page of a browser: every pointer, and every entry into something in which no key was
 * pressed since the focus came there.
 */
export async function watchForOtherHands(context: BrowserContext): Promise<readonly string[]> {
  const seen: string[] = [];
  context.on('console', (message) => message.text().startsWith(mark) && seen.push(message.text()));
  await context.addInitScript((tell) => {
    const nameOf = (target: EventTarget | null): string =>
      target instanceof Element ? target.outerHTML.slice(0, 120) : 'the page';
    let keyedAt: EventTarget | null = null;
    addEventListener(
      'keydown',
      ({ isTrusted, key, target }) => {
        if (isTrusted) keyedAt = key === 'Tab' ? null : target;
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        // A button opens the chooser of a file field, and arrow keys lead from one radio button to the next.
        const isForAnother = target instanceof HTMLInputElement && ['file', 'radio'].includes(target.type);
        const isKeyed = target === keyedAt || (isForAnother && keyedAt !== null);
        if (!isKeyed) console.error(tell, 'entry into', nameOf(target));
      },
      true,
    );
    for (const kind of ['pointerdown', 'pointermove'])
      addEventListener(
        kind,
        ({ isTrusted, target }) => {
          if (isTrusted) console.error(tell, kind, 'at', nameOf(target));
        },
        true,
      );
  }, mark);
  return seen;
}
