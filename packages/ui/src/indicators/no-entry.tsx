import { useUiTexts } from '../ui-texts.tsx';

/** Stands where a value is missing: a dash, with text for screen readers. */
export function NoEntry() {
  const t = useUiTexts();
  return (
    <>
      <span aria-hidden>{'–'}</span>
      <span className="visually-hidden">{t('noEntry')}</span>
    </>
  );
}
