import { FormPlace } from '@repo/forms/form-place';
import { addressOfForm, formOfAddress } from '@repo/session/forms/form-address';
import { formTitles } from '@repo/session/forms/form-titles';
import { LoginForm } from '@repo/session/forms/login-form';
import { authForms } from '@repo/session/session/auth-modal-slice';
import type { AuthForm } from '@repo/session/session/auth-modal-slice';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { openLoggedIn } from '@repo/session/session/sign-in';
import { socialAnswer } from '@repo/session/session/social-answer';
import type { SocialAnswer } from '@repo/session/session/social-answer';
import { SocialReturn } from '@repo/session/social/social-return';
import { clearNotice, storedNotice } from '@repo/session/storage/notice';
import { loginKindOf, storedWantedPage } from '@repo/session/storage/wanted-page';
import { logOut } from '@repo/session/session/log-out';
import { selectUserKind } from '@repo/session/session/session-slice';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { Button, ButtonLink } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { OtherForm } from './other-form.tsx';
import classNames from './login-page.module.css';

/** The landing and login page: introduction, login, and booking without an account. */
export function LoginPage() {
  const { t } = useTranslation(['booking', 'auth']);
  const isOperator = useSelector(selectUserKind) === 'operator';
  const navigate = useNavigate();
  const [hasSwitched, setHasSwitched] = useState(false);
  const headingId = useId();
  const dispatch = useSessionDispatch();
  const news = useNews(isOperator);
  const [query] = useSearchParams();
  const form = news.isForProviders ? authForms.providerLogin : formOfAddress(query);
  const title = t(isOperator ? 'operator.heading' : formTitles[form], { ns: 'auth' });
  usePageTitle(title);
  // Shows the form first, also on phones, for visitors who want to sign in or have a message to read.
  const isFormFirst = useLocation().pathname !== '/' || news.isAny || isOperator;
  const forms = {
    ...stayAfter(news.answer, (path) => dispatch(openLoggedIn(path))),
    takesFocus: hasSwitched,
    onSwitch: (next: AuthForm) => {
      setHasSwitched(true);
      void navigate(addressOfForm(next));
    },
  };
  const hero = (
    <div key="hero" className={classNames['hero']}>
      <p>{t('home.introduction')}</p>
      <div>
        <ButtonLink href="/event_booking">{t('home.book')}</ButtonLink>
      </div>
      <p className={classNames['hint']}>{t('home.bookHint')}</p>
      <HowItWorks />
    </div>
  );
  const card = (
    <section key="card" aria-labelledby={headingId} className={classNames['card']}>
      <h2 id={headingId}>{title}</h2>
      <WhatHappened {...news} />
      {isOperator ? <OperatorNote /> : null}
      {isOperator ? null : form === authForms.login ? (
        <FormPlace takesFocus={hasSwitched}>
          <LoginForm {...forms} />
        </FormPlace>
      ) : (
        <OtherForm form={form} {...forms} />
      )}
    </section>
  );
  return (
    <div className={classNames['page']}>
      <h1>{t('home.heading')}</h1>
      {isFormFirst ? [card, hero] : [hero, card]}
    </div>
  );
}

/** The same in every language. */
const opsCommand = 'npx -y pnpm ops help';

/** Names the command line, because operators have no pages, and lets them log out. */
function OperatorNote() {
  const { t } = useTranslation('auth');
  const dispatch = useSessionDispatch();
  return (
    <>
      <p>{t('operator.explanation')}</p>
      <pre className={classNames['command']}>
        <code>{opsCommand}</code>
      </pre>
      <Button isWide onClick={() => void dispatch(logOut())}>
        {t('operator.logout')}
      </Button>
    </>
  );
}

/** A guest whose sign-in from a cart failed signs in for that cart here too. */
const stayAfter = (answer: SocialAnswer | undefined, goOn: (path: string) => void) =>
  answer === undefined || answer.outcome === 'notOurs' || answer.stay === 'page'
    ? { stay: 'page' as const }
    : { stay: 'place' as const, returnTo: answer.returnTo, onSignedIn: () => goOn(answer.returnTo) };

/** Returns the messages of the previous page and of a sign-in provider, and the page that needs a login. */
function useNews(isOperator: boolean) {
  const dispatch = useSessionDispatch();
  const [answer] = useState(() => dispatch(socialAnswer()));
  // A signed-in operator gets it as a toast.
  const [notice] = useState(() => (isOperator ? undefined : noticeForGuest()));
  useEffect(() => {
    if (!isOperator) clearNotice();
  }, [isOperator]);
  const { state, pathname }: { readonly state: unknown; readonly pathname: string } = useLocation();
  const isAfterPayment = /^\/eventbookrequested\/./i.test(String(Object(state).wanted));
  const [stored] = useState(storedWantedPage);
  // Only the first page is opened by a redirect; on the login page the visitor has chosen the form.
  const wanted = pathname === '/' && !isOperator ? stored : undefined;
  const isForProviders = wanted !== undefined && loginKindOf(wanted) === 'provider';
  const isAny = [answer, notice, wanted].some((each) => each !== undefined) || isAfterPayment;
  return { answer, notice, wanted, isAfterPayment, isForProviders, isAny };
}

/** A login that the browser did not keep, for want of storage, has nothing to tell a guest. */
function noticeForGuest() {
  const notice = storedNotice();
  return notice === 'logged_in_successfully' ? undefined : notice;
}

function WhatHappened({ answer, notice, wanted, isAfterPayment }: ReturnType<typeof useNews>) {
  const { t } = useTranslation('auth');
  const isOnlyWanted = wanted !== undefined && answer === undefined && notice === undefined;
  return (
    <>
      {answer === undefined ? null : <SocialReturn answer={answer} />}
      {isOnlyWanted && !isAfterPayment ? (
        <Banner kind="info" isAnnounced={false}>
          <p>{t('wantedPage')}</p>
        </Banner>
      ) : null}
      {isAfterPayment ? (
        <Banner kind="info" isAnnounced={false}>
          <p>{t('afterPayment')}</p>
        </Banner>
      ) : null}
      {notice === undefined ? null : (
        <Banner kind="success" takesFocus>
          <p>{t('setPassword.done')}</p>
        </Banner>
      )}
    </>
  );
}
