import { FormPlace } from '@repo/session/form-parts/form-place';
import { addressOfForm, formOfAddress } from '@repo/session/forms/form-address';
import { formTitles } from '@repo/session/forms/form-titles';
import { LoginForm } from '@repo/session/forms/login-form';
import { authForms } from '@repo/session/session/auth-modal-slice';
import type { AuthForm } from '@repo/session/session/auth-modal-slice';
import { useSessionDispatch } from '@repo/session/session/session-dispatch';
import { leaveFor } from '@repo/session/session/leave-for';
import { socialAnswer } from '@repo/session/session/social-answer';
import type { SocialAnswer } from '@repo/session/session/social-answer';
import { SocialReturn } from '@repo/session/social/social-return';
import { forgetNotice, leftNotice } from '@repo/session/storage/notice';
import { usePageTitle } from '@repo/shell/frame/use-page-title';
import { ButtonLink } from '@repo/ui/actions/button';
import { Banner } from '@repo/ui/feedback/banner';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { OtherForm } from './other-form.tsx';
import classNames from './login-page.module.css';

/** The first page of a stranger: what this is, the way in, and the way on without an account. */
export function LoginPage() {
  const { t } = useTranslation(['booking', 'auth']);
  const navigate = useNavigate();
  const form = formOfAddress(useSearchParams()[0]);
  const [hasSwitched, setHasSwitched] = useState(false);
  const headingId = useId();
  const title = t(formTitles[form], { ns: 'auth' });
  usePageTitle(title);
  const dispatch = useSessionDispatch();
  const news = useNews();
  // Whoever asked to sign in, or has something to read first, finds the form at once, also on a phone.
  const isFormFirst = useLocation().pathname !== '/' || news.isAny;
  const forms = {
    ...stayAfter(news.answer, (path) => dispatch(leaveFor(path))),
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
      {form === authForms.login ? (
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

/** Whoever set out from a cart to sign in, and did not get through, signs in for that cart here as well. */
const stayAfter = (answer: SocialAnswer | undefined, goOn: (path: string) => void) =>
  answer === undefined || answer.outcome === 'notOurs' || answer.stay === 'page'
    ? { stay: 'page' as const }
    : { stay: 'place' as const, returnTo: answer.returnTo, onSignedIn: () => goOn(answer.returnTo) };

/** What the page before this one, or a sign-in provider, has to tell. */
function useNews() {
  const dispatch = useSessionDispatch();
  const [answer] = useState(() => dispatch(socialAnswer()));
  const [notice] = useState(leftNotice);
  useEffect(forgetNotice, []);
  const { state }: { readonly state: unknown } = useLocation();
  const isAfterPayment = /^\/eventbookrequested\/./i.test(String(Object(state).wanted));
  const isAny = answer !== undefined || notice !== undefined || isAfterPayment;
  return { answer, notice, isAfterPayment, isAny };
}

function WhatHappened({ answer, notice, isAfterPayment }: ReturnType<typeof useNews>) {
  const { t } = useTranslation('auth');
  return (
    <>
      {answer === undefined ? null : <SocialReturn answer={answer} />}
      {isAfterPayment ? (
        <Banner kind="info" isNews={false}>
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
