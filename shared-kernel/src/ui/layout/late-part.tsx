import type { ComponentType, ReactNode } from 'react';
import { useToast, type ToastRequest } from '../../shell/toast';
import { PlainBoundary } from '../feedback/plain-boundary';
import { useLatePart } from './use-late-part';

interface LatePartProps<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly isAsked: boolean;
  /** The message when it does not load. */
  readonly failure: ToastRequest;
  /** No longer requested, since it does not load. */
  readonly onFail: () => void;
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

  if (!Part) return null;
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
