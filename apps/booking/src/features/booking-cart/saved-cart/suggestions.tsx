import { useFormats } from '@repo/i18n/formats/use-formats';
import { useAppDispatch } from '@repo/shell/store/use-app-dispatch';
import { Toggle } from '@repo/ui/actions/toggle';
import { EmptyState } from '@repo/ui/feedback/empty-state';
import { Card } from '@repo/ui/layout/card';
import { Avatar } from '@repo/ui/indicators/avatar';
import { useTranslation } from 'react-i18next';
import { savedLineOf } from './draft-cart-query.ts';
import { savedLinesChanged } from '../../../model/store/saved-cart.ts';
import type { SavedEventCart } from '../../../model/store/saved-cart.ts';
import type { BookableProvider } from '../../../model/store/selection.ts';
import classNames from './suggestions.module.css';

type SuggestionsProps = { readonly saved: SavedEventCart; readonly onChoose: () => void };

/** Lists the suggested providers of a draft, to be added or removed (I-R04). */
export function Suggestions({ saved, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('bookingCart');
  const dispatch = useAppDispatch();
  const { suggested, lines, durationHours } = saved;
  if (suggested.length === 0) return <EmptyState icon="clock" title={t('draft.none')} />;
  const choose = (provider: BookableProvider, isChosen: boolean): void => {
    const others = lines.filter(({ providerId }) => providerId !== provider.id);
    dispatch(savedLinesChanged(isChosen ? [...others, savedLineOf(provider, durationHours)] : others));
    onChoose();
  };
  return (
    <section className={classNames['suggestions']}>
      <h2>{t('draft.heading')}</h2>
      <p>{t('draft.introduction', { event: saved.eventName })}</p>
      <ul className={classNames['list']}>
        {suggested.map((provider) => (
          <li key={provider.id}>
            <Suggestion
              provider={provider}
              isChosen={lines.some(({ providerId }) => providerId === provider.id)}
              onChange={(isChosen) => choose(provider, isChosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SuggestionProps = {
  readonly provider: BookableProvider;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
};

function Suggestion({ provider, isChosen, onChange }: SuggestionProps) {
  const { t } = useTranslation('bookingCart');
  const { money } = useFormats();
  const { firstName, lastName, profileName, rating, hourlyRateCents, portraitUrl } = provider;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Card isSelected={isChosen}>
      <div className={classNames['who']}>
        <Avatar name={name} src={portraitUrl ?? undefined} hasVisibleName />
        <div>
          <strong>{profileName}</strong>
          <p>{t('draft.perHour', { rate: money(hourlyRateCents) })}</p>
          {rating === null ? null : <p>{t('rating', { rating })}</p>}
        </div>
      </div>
      <Toggle isPressed={isChosen} onToggle={onChange}>
        {t('draft.add', { name })}
      </Toggle>
    </Card>
  );
}
