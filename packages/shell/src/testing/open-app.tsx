import type { Reducer } from '@reduxjs/toolkit';
import { createCall } from '@repo/api-client/create-call';
import type { Locale } from '@repo/i18n/locale';
import { startI18n } from '@repo/i18n/start-i18n';
import type { Topic } from '@repo/i18n/text-loaders';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppRoot } from '../app-root.tsx';
import { createAppStore } from '../store/create-app-store.ts';
import type { ServerDataState } from '../store/create-app-store.ts';

type OpenedApp<State> = {
  readonly topic: Topic;
  readonly reducer: Reducer<State>;
  readonly routes: ReactNode;
  readonly locale?: Locale;
  /** Another server than the real one that the test run has started. */
  readonly apiHost?: string;
};

/** An app as it starts in a browser, for tests of its screens. */
export async function openApp<State extends ServerDataState>(app: OpenedApp<State>) {
  const i18n = await startI18n(app.locale ?? 'en-CA', app.topic);
  const call = createCall({ apiHost: app.apiHost ?? '', locale: () => i18n.language });
  const page = render(
    <AppRoot i18n={i18n} store={createAppStore(app.reducer, call)}>
      {app.routes}
    </AppRoot>,
  );
  return { ...page, i18n };
}
