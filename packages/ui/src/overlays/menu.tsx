import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as MenuList, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Floating } from '../floating/floating.tsx';
import floatingClassNames from '../floating/floating.module.css';
import { WithPageLocale } from '../floating/with-page-locale.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import classNames from './menu.module.css';

export type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Whether the action deletes something that cannot easily be restored. */
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  /** A link. Entries have either a link or an action. */
  readonly href?: string;
  readonly onChoose?: () => void;
};

type MenuProps = {
  /** The accessible name of the button, and its text unless `trigger` is given. */
  readonly label: string;
  readonly trigger?: ReactNode;
  readonly entries: readonly MenuEntry[];
};

export function Menu({ label, trigger, entries }: MenuProps) {
  return (
    <WithPageLocale>
      <MenuTrigger>
        <Button
          aria-label={label}
          className={`${classNames['button']} ${trigger === undefined ? classNames['labelled'] : ''}`}
        >
          {trigger ?? (
            <>
              {label}
              <Icon name="chevron-down" />
            </>
          )}
        </Button>
        <Floating placement="bottom end">
          <MenuList
            className={floatingClassNames['list'] ?? ''}
            disabledKeys={entries.filter(({ isDisabled }) => isDisabled).map(({ id }) => id)}
          >
            {entries.map(({ id, label: words, icon, isDangerous, href, onChoose }) => (
              <MenuItem
                key={id}
                id={id}
                textValue={words}
                {...(href === undefined ? {} : { href })}
                {...(onChoose === undefined ? {} : { onAction: onChoose })}
                className={`${floatingClassNames['item']} ${isDangerous ? classNames['dangerous'] : ''}`}
              >
                {icon === undefined ? null : <Icon name={icon} />}
                {words}
              </MenuItem>
            ))}
          </MenuList>
        </Floating>
      </MenuTrigger>
    </WithPageLocale>
  );
}
