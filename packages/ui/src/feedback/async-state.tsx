import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import classNames from './async-state.module.css';
import { Banner } from './banner.tsx';
import { Skeleton } from './skeleton.tsx';

/** What is known of data that is loaded. `data` is what was loaded last, if anything was. */
export type Loadable<Data> =
  | { readonly status: 'loaded'; readonly data: Data }
  | { readonly status: 'loading' | 'failed' | 'offline'; readonly data?: Data | undefined };

type AsyncStateProps<Data> = {
  readonly state: Loadable<Data>;
  readonly onRetry: () => void;
  /** What is loading: "Loading your events". */
  readonly loadingLabel: string;
  /** The shapes of the content, made of SkeletonBlock. */
  readonly skeleton?: ReactNode;
  readonly isEmpty?: (data: Data) => boolean;
  /** An EmptyState, shown in place of empty data. */
  readonly empty?: ReactNode;
  /** How old the shown data is, where it could not be loaded again: "Updated 5 min ago". */
  readonly age?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/**
 * The states of a part that loads its data: waiting, failed, offline, empty and loaded. Data that was loaded once
 * stays visible, also while loading it again fails.
 */
export function AsyncState<Data>(props: AsyncStateProps<Data>) {
  const { state, onRetry, loadingLabel, skeleton, isEmpty, empty, age, children } = props;
  const { status, data } = state;
  const problem = useLastProblem(status);
  const { region, noteRetry } = useFocusAfterRetry(status);
  const isRetrying = status === 'loading';
  return (
    <div ref={region} tabIndex={-1} aria-busy={isRetrying} className={classNames['region']}>
      {problem === undefined ? null : (
        <Problem
          problem={problem}
          hasData={data !== undefined}
          age={age}
          isBusy={isRetrying}
          onRetry={() => {
            noteRetry();
            onRetry();
          }}
        />
      )}
      {data === undefined && problem === undefined ? (
        <Waiting label={loadingLabel}>{skeleton}</Waiting>
      ) : null}
      {data === undefined ? null : isEmpty?.(data) === true ? empty : children(data)}
    </div>
  );
}

type Status = Loadable<unknown>['status'];
type ProblemKind = 'failed' | 'offline';

/** Returns the last problem until data is loaded, so that its message and button stay in place during a retry. */
function useLastProblem(status: Status): ProblemKind | undefined {
  const [last, setLast] = useState<ProblemKind>();
  const now = status === 'loading' ? last : status === 'loaded' ? undefined : status;
  if (now !== last) setLast(now);
  return now;
}

/** Moves the focus to the content when a retry has succeeded, because the pressed button disappears. */
function useFocusAfterRetry(status: Status) {
  const region = useRef<HTMLDivElement>(null);
  const hasRetried = useRef(false);
  useEffect(() => {
    if (status !== 'loaded') return;
    if (hasRetried.current && document.activeElement === document.body)
      region.current?.focus({ preventScroll: true });
    hasRetried.current = false;
  }, [status]);
  const noteRetry = (): void => {
    hasRetried.current = true;
  };
  return { region, noteRetry };
}

const slowAfterMs = 5000;

/** A skeleton, which appears after 300 ms, and after five seconds a text. */
function Waiting({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const t = useUiTexts();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Skeleton status={label}>{children}</Skeleton>
      <p role="status" className={classNames['slow']}>
        {isSlow ? t('stillLoading') : null}
      </p>
    </>
  );
}

type ProblemProps = {
  readonly problem: ProblemKind;
  readonly hasData: boolean;
  readonly age: ReactNode;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
};

function Problem({ problem, hasData, age, isBusy, onRetry }: ProblemProps) {
  const t = useUiTexts();
  const isOffline = problem === 'offline';
  const kindWithoutData = isOffline ? 'info' : 'danger';
  return (
    <Banner
      kind={hasData ? 'warning' : kindWithoutData}
      title={t(isOffline ? 'offline' : hasData ? 'updateFailed' : 'loadFailed')}
      actions={
        <Button look="secondary" size="small" icon="retry" isBusy={isBusy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      <p>{t(hasData ? 'shownFromBefore' : 'checkConnection')}</p>
      {hasData && age !== undefined ? <p>{age}</p> : null}
    </Banner>
  );
}
