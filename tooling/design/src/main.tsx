import '@repo/ui/styles.css';
import { isLocale } from '@repo/i18n/locale';
import type { Locale } from '@repo/i18n/locale';
import { startI18n } from '@repo/i18n/start-i18n';
import { UiTextProvider } from '@repo/ui/ui-texts';
import { createRoot } from 'react-dom/client';
import classNames from './design-page.module.css';
import { groups, isGroup } from './groups.ts';
import { longer } from './longer-words.ts';
import { sections } from './sections.ts';

const asked = new URLSearchParams(globalThis.location.search);
const show = asked.get('show');
const group = isGroup(show) ? show : groups[0];
const locale: Locale = isLocale(asked.get('locale')) ? (asked.get('locale') as Locale) : 'en-CA';
const theme = asked.get('theme');

document.documentElement.lang = locale;
if (theme !== null) document.documentElement.dataset['theme'] = theme;

const said = (text: string): string => (asked.has('pseudo') ? longer(text) : text);

const addressOf = (changes: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams({ ...Object.fromEntries(asked), ...changes })}`;

const i18n = await startI18n(locale);
const Group = await sections[group]();
const place = document.querySelector('#root');
if (place === null) throw new Error('the page has no place for the components');
createRoot(place).render(
  <UiTextProvider value={(word, values = {}) => said(i18n.t(word, { ns: 'ui', ...values }))}>
    <main className={classNames['page']}>
      <h1>{group}</h1>
      <nav aria-label={said(locale === 'en-CA' ? 'Groups' : 'Groupes')}>
        <ul>
          {groups.map((name) => (
            <li key={name}>
              <a href={addressOf({ show: name })} aria-current={name === group ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
          <li>
            <a href={addressOf({ theme: theme === 'dark' ? 'light' : 'dark' })}>{'theme'}</a>
          </li>
          <li>
            <a href={addressOf({ locale: locale === 'en-CA' ? 'fr-CA' : 'en-CA' })}>{'language'}</a>
          </li>
        </ul>
      </nav>
      <Group say={(english, french) => said(locale === 'en-CA' ? english : french)} />
    </main>
  </UiTextProvider>,
);
