import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useToast, type ToastRequest } from '../../shell/toast';
import { PlainBoundary } from '../feedback/plain-boundary';

interface LatePartProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly isAsked: boolean;
  /** The message when it does not load. */
  readonly failure: ToastRequest;
  /** No longer requested, since it does not load. */
  readonly onFail: () => void;
  /** What is in its place until it is there. */
  readonly waiting?: ReactElement | null;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * A small part that arrives with its first use. What goes wrong with it is said, and costs itself alone.
 *
 * @example
 * <LatePart
 *   load={loadKeySheet}
 *   isAsked={isOpen}
 *   failure={{ title: 'The keys could not be loaded' }}
 *   onFail={onClose}
 * >
 *   {(KeySheet) => <KeySheet onClose={onClose} />}
 * </LatePart>
 */
export function LatePart<Props>({
  load,
  isAsked,
  failure,
  onFail,
  waiting = null,
  children,
}: LatePartProps<Props>) {
  const { show } = useToast();
  const fail = () => {
    onFail();
    show({ variant: 'destructive', ...failure });
  };
  const { Part, forget } = useLatePart({
    load,
    occasion: isAsked ? 'asked' : undefined,
    onFail: fail,
  });

  if (!Part) return waiting;
  return (
    <PlainBoundary
      fallback={() => null}
      onError={() => {
        forget();
        fail();
      }}
    >
      {children(Part)}
    </PlainBoundary>
  );
}

interface LatePartOptions<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  /** What the part is needed for now; each new occasion retries one that failed to load. */
  readonly occasion: string | number | undefined;
  readonly onFail: () => void;
}

/**
 * A part of the page whose code is fetched when it is first needed.
 *
 * @example
 * const { Part: KeySheet } = useLatePart({
 *   load: loadKeySheet,
 *   occasion: isOpen ? 'keys' : undefined,
 *   onFail: onClose,
 * });
 * return KeySheet && <KeySheet onClose={onClose} />;
 */
export function useLatePart<Props>({ load, occasion, onFail }: LatePartOptions<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(onFail);
  const isMissing = occasion !== undefined && !Part;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setPart(() => loaded);
      },
      () => {
        if (isWanted) fail();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, occasion, isMissing]);

  return { Part, forget: () => setPart(undefined) };
}
