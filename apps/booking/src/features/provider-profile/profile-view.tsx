import { isLocale, defaultLocale } from '@repo/i18n/locale';
import { languageName } from '@repo/i18n/language-names';
import { spokenLanguages } from '@repo/domain/portfolio/languages';
import { Avatar } from '@repo/ui/indicators/avatar';
import { Badge } from '@repo/ui/indicators/badge';
import { Rating } from '@repo/ui/indicators/rating';
import { useTranslation } from 'react-i18next';
import type { ProviderProfile } from './provider-profile-query.ts';
import { ProfileGallery } from './profile-gallery.tsx';
import { ProfileReviews } from './profile-reviews.tsx';
import classNames from './profile-view.module.css';
import { ShareProfile } from './share-profile.tsx';

/** Shows the provider, their work and their reviews (D-R08, D-R09). */
export function ProfileView({ profile }: { readonly profile: ProviderProfile }) {
  const { t } = useTranslation('providerChoice');
  const { firstName, profileName, bio } = profile;
  return (
    <>
      <Head profile={profile} />
      <div className={classNames['columns']}>
        <section className={classNames['about']}>
          <h2>{t('profile.about', { name: firstName })}</h2>
          <p className={classNames['text']}>
            {bio.trim() === '' ? t('profile.noBio', { name: firstName }) : bio}
          </p>
        </section>
        <Facts profile={profile} />
      </div>
      <ProfileGallery images={profile.images} name={profileName} />
      <ProfileReviews name={profile.firstName} reviews={profile.reviews} />
    </>
  );
}

function Head({ profile: { profileName, portrait, rating } }: { readonly profile: ProviderProfile }) {
  const { t } = useTranslation('providerChoice');
  return (
    <div className={classNames['head']}>
      <span className={classNames['portrait']}>
        <Avatar
          name={t('card.portrait', { name: profileName })}
          src={portrait?.src}
          srcSet={portrait?.srcSet}
          size="large"
        />
      </span>
      <div className={classNames['names']}>
        <h1>{profileName}</h1>
        <p className={classNames['rating']}>
          <Rating average={rating} />
          {rating === null ? <Badge>{t('card.newHere')}</Badge> : null}
        </p>
      </div>
      <ShareProfile title={t('profile.title', { name: profileName })} />
    </div>
  );
}

/** Lists phone, equipment and languages, or says that they are unknown. */
function Facts({ profile }: { readonly profile: ProviderProfile }) {
  const { t, i18n } = useTranslation('providerChoice');
  const locale = isLocale(i18n.language) ? i18n.language : defaultLocale;
  const { deviceName, additionalEquipment, additionalLanguage } = profile;
  return (
    <dl className={classNames['facts']}>
      <div>
        <dt>{t('profile.phone')}</dt>
        <dd>{deviceName ?? t('notAvailable')}</dd>
      </div>
      <div>
        <dt>{t('profile.equipment')}</dt>
        <dd className={classNames['text']}>
          {additionalEquipment.trim() === '' ? t('notAvailable') : additionalEquipment}
        </dd>
      </div>
      <div>
        <dt>{t('profile.languages')}</dt>
        <dd>
          <ul className={classNames['chips']}>
            {spokenLanguages(additionalLanguage).map((language) => (
              <li key={language}>
                <Badge look="primary">{languageName(language, locale)}</Badge>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
