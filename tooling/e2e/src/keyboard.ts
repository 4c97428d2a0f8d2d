import { expect } from '@playwright/test';
import type { BrowserContext, Locator } from '@playwright/test';

/** More than any page has tab stops: a target not reached by then is unreachable. */
const maxPresses = 150;

/** Presses a key until the condition holds. */
async function pressUntil(target: Locator, key: string, isDone: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < maxPresses && !(await isDone()); presses += 1)
    await target.page().keyboard.press(key);
  expect(await isDone()).toBe(true);
}

/** Presses Tab, wrapping around at the end of the page, until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  await pressUntil(target, 'Tab', () => target.evaluate((element) => element === document.activeElement));
}

async function pressAt(target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Tabs to a group of radio buttons and moves to the target with the arrow keys. */
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

/** Tabs to the chosen tab of a list, moves to the target with the arrow keys and opens it. */
async function pressTab(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isInList = (): Promise<boolean> =>
    target.evaluate((tab) => document.activeElement?.parentElement === tab.parentElement);
  await pressUntil(target, 'Tab', isInList);
  await pressUntil(target, 'ArrowRight', () => target.evaluate((tab) => tab === document.activeElement));
  await target.page().keyboard.press('Enter');
}

/** The actions of a journey by keyboard. */
export const keyboard = {
  press: async (target: Locator): Promise<void> =>
    (await target.getAttribute('role')) === 'tab' ? pressTab(target) : pressAt(target, 'Enter'),
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
  // Typing in a select moves to the option that begins with the text.
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
 * Collects what journeys by keyboard must not do: pointer events, and input into a field in which no key was pressed since
 * it got the focus.
 */
export async function watchForOtherInput(context: BrowserContext): Promise<readonly string[]> {
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
        // File fields are filled through a button, and radio buttons with the arrow keys of another one.
        const isForAnother = target instanceof HTMLInputElement && ['file', 'radio'].includes(target.type);
        const isKeyed = target === keyedAt || (isForAnother && keyedAt !== null);
        if (!isKeyed) console.error(tell, 'entry into', nameOf(target));
      },
      true,
    );
    for (const kind of ['pointerdown', 'pointermove'] as const)
      addEventListener(
        kind,
        ({ isTrusted, target, clientX, clientY }) => {
          // A browser also reports where an unmoved pointer rests, in the corner, when the page below it changes.
          const isAtRest = clientX === 0 && clientY === 0;
          if (isTrusted && !isAtRest) console.error(tell, kind, 'at', nameOf(target));
        },
        true,
      );
  }, mark);
  return seen;
}
