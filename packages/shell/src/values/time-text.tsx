import { useFormats } from '@repo/i18n/formats/use-formats';
import classNames from './values.module.css';

/** A time of day in Toronto, with its zone (FF-12). */
export function TimeText({ atSeconds }: { readonly atSeconds: number }) {
  const { timeOfDay } = useFormats();
  return (
    <time dateTime={new Date(atSeconds * 1000).toISOString()} className={classNames['value']}>
      {timeOfDay(atSeconds)}
    </time>
  );
}
