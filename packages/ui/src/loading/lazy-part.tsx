import { Component, Suspense, lazy, memo, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { MissingPart, SlowPart } from './part-notes.tsx';
import { retryLoad } from './retry-load.ts';

/**
 * Returns a component that is loaded on first use, or ahead of it by `load`. Shows `Waiting` meanwhile, and an offer
 * to reload the page once that takes too long; without it, the nearest Suspense boundary waits. A part that fails to
 * load shows an error with a retry button in its own place, and is loaded once the network is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
) {
  let loaded: ComponentType<Props> | undefined;
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new PartMissingError('a part of the page could not be loaded', { cause });
      }
    });
  let Lazy = createLazy();
  const Part = memo((props: Props) => {
    // Fixed while mounted: React would remount the page if the component type changed.
    const [Loaded] = useState(() => loaded);
    const [LazyPart, setLazyPart] = useState<ComponentType<Props>>(() => Lazy);
    const [attempt, setAttempt] = useState(0);
    const retry = async (request: typeof load): Promise<void> => {
      const Reloaded = await request();
      loaded = Reloaded;
      setLazyPart(() => Reloaded);
      setAttempt(attempt + 1);
    };
    // No boundary around a loaded part: React would hydrate it synchronously at the first change next to it.
    if (Loaded !== undefined) return <Loaded {...props} />;
    const part = <LazyPart {...props} />;
    return (
      <PartBoundary
        key={attempt}
        // Loads again when it is shown the next time.
        onMissing={() => (Lazy = createLazy())}
        onRetry={async () => retry(async () => retryLoad(load))}
        onReconnect={async () => retry(load)}
      >
        {Waiting === undefined ? part : <Suspense fallback={waiting(Waiting)}>{part}</Suspense>}
      </PartBoundary>
    );
  });
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  return Object.assign(Part, { load: preload });
}

const waiting = (Waiting: ComponentType) => (
  <>
    <Waiting />
    <SlowPart />
  </>
);

class PartMissingError extends Error {}

type BoundaryProps = {
  readonly onMissing: () => void;
  readonly onRetry: () => Promise<void>;
  readonly onReconnect: () => Promise<void>;
  readonly children: ReactNode;
};
type Failure = { readonly failure: { readonly reason: unknown } | undefined };

/** Catches loading failures only; errors inside a loaded part are thrown on. */
class PartBoundary extends Component<BoundaryProps, Failure> {
  override state: Failure = { failure: undefined };

  static getDerivedStateFromError(reason: unknown): Failure {
    return { failure: { reason } };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if (!(failure.reason instanceof PartMissingError)) throw failure.reason;
    const { onRetry, onReconnect } = this.props;
    return <MissingPart onRetry={onRetry} onReconnect={onReconnect} />;
  }
}
