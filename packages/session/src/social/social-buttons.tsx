import { useConfigurationQuery } from '@repo/api-client/site-data';
import { Button } from '@repo/ui/actions/button';
import { useTranslation } from 'react-i18next';
import { loginPath } from '../session/session-keeper.ts';
import { leaveFor } from '../session/leave-for.ts';
import { useSessionDispatch } from '../session/session-dispatch.ts';
import type { SignInStay, SocialProvider } from '../session/sign-in-kinds.ts';
import { ProviderMark } from './provider-mark.tsx';
import classNames from './social-buttons.module.css';
import { startSocialRedirect } from './social-redirect.ts';

const providers: readonly SocialProvider[] = ['google', 'facebook'];

type SocialButtonsProps = {
  readonly stay: SignInStay;
  /** The page to open afterwards, if not this one. */
  readonly returnTo?: string | undefined;
};

/**
 * Sign-in with Google and Facebook (B-R04), by a redirect: our security policy isolates pop-up windows. Space is
 * reserved until the configuration is loaded.
 */
export function SocialButtons({ stay, returnTo }: SocialButtonsProps) {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  const { data, isError } = useConfigurationQuery();
  const offered = providers.filter((provider) => !isError && data?.socialSignIn[provider] !== null);
  if (offered.length === 0) return null;
  const leave = (provider: SocialProvider): void => {
    const page = data?.socialSignIn[provider];
    if (page === undefined || page === null) return;
    const { pathname, search } = globalThis.location;
    const here = stay === 'page' ? loginPath : `${pathname}${search}`;
    dispatch(leaveFor(startSocialRedirect(page, { provider, stay, returnTo: returnTo ?? here })));
  };
  return (
    <div className={classNames['social']}>
      <p className={classNames['or']}>{t('or')}</p>
      {offered.map((provider) => (
        <Button
          key={provider}
          look="secondary"
          isWide
          isBusy={data === undefined}
          onClick={() => leave(provider)}
        >
          <ProviderMark provider={provider} />
          {t(provider)}
        </Button>
      ))}
    </div>
  );
}
