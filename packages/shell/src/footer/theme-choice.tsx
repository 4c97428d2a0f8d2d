import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classNames from './choices.module.css';
import { chooseTheme, storedTheme, themes } from './stored-theme.ts';

/** Chooses between the light, dark and system theme. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(storedTheme);
  return (
    <div role="group" aria-label={t('footer.theme')} className={classNames['choices']}>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          aria-pressed={theme === chosen}
          onClick={() => {
            chooseTheme(theme);
            setChosen(theme);
          }}
        >
          {t(`footer.themes.${theme}`)}
        </button>
      ))}
    </div>
  );
}
