import { html } from '../page/markup.ts';
import type { Markup } from '../page/markup.ts';
import { peopleAt } from './people.ts';
import type { Person } from './people.ts';
import { providerNames } from './sandbox-apps.ts';
import type { SignInProvider } from './sandbox-apps.ts';
import { answerAddress } from './sign-in-request.ts';
import type { SignInRequest } from './sign-in-request.ts';

/** The account chooser: some people, any other email, or cancel. */
export function chooserPage(provider: SignInProvider, request: SignInRequest): Markup {
  const action = `/sandbox/${provider}/choose`;
  return html`<p>Stands in for the sign-in page of ${providerNames[provider]}.</p>
    <form method="post" action="${action}">
      ${hiddenFields(request)}
      <ul class="plain">
        ${peopleAt[provider].map(
          (person, index) =>
            html`<li>
              <button type="submit" name="person" value="${index}">
                ${person.firstName} ${person.lastName}
                <span class="quiet">${descriptionOf(person)}</span>
              </button>
            </li>`,
        )}
      </ul>
    </form>
    <form class="line" method="post" action="${action}">
      ${hiddenFields(request)}
      <label>
        Another email
        <input type="email" name="email" required maxlength="254" autocomplete="off" />
      </label>
      <button type="submit">Sign in</button>
    </form>
    <p><a href="${answerAddress(request, { error: 'access_denied' })}">Cancel</a></p>`;
}

function descriptionOf({ email, isEmailVerified }: Person): string {
  if (email === null) return 'without an email';
  return isEmailVerified ? email : `${email}, not verified`;
}

const hiddenFields = ({ clientId, redirectUri, state }: SignInRequest): Markup =>
  html`<input type="hidden" name="client_id" value="${clientId}" />
    <input type="hidden" name="redirect_uri" value="${redirectUri}" />
    <input type="hidden" name="state" value="${state}" />`;
