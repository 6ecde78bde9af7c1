import { useState, type FunctionComponent } from 'react';
import { createLazyComponent, type LazyComponent } from '../../loading/lazy-component';
import { useToast, type ToastRequest } from '../../shell/toast';

interface Closable {
  readonly onClose: () => void;
}

export interface DialogOpenState {
  readonly open: boolean;
}

const dialogFailure: ToastRequest = {
  title: 'The dialog could not be loaded',
  description: 'Check the connection, then try again.',
};

interface Failable {
  readonly onFail: () => void;
}

/**
 * A dialog or drawer whose code loads when it is first opened. If loading fails, it closes and a toast reports the
 * failure.
 *
 * @example
 * const KeySheet = createLazyDialog(loadKeySheet);
 * <KeySheet open={isOpen} onClose={onClose} />
 */
export function createLazyDialog<Props extends Closable>(
  load: () => Promise<FunctionComponent<Props>>,
  failure = dialogFailure,
): LazyComponent<Props & DialogOpenState> {
  const Loaded = createLazyComponent<Props & Failable>(load, { onFail: ({ onFail }) => onFail() });

  function LazyDialog(props: Props & DialogOpenState) {
    const { show } = useToast();
    const [wasOpened, setOpened] = useState(false);
    if (props.open && !wasOpened) setOpened(true);
    const fail = () => {
      setOpened(false);
      props.onClose();
      show({ variant: 'destructive', ...failure });
    };
    return wasOpened && <Loaded {...props} onFail={fail} />;
  }

  return Object.assign(LazyDialog, {
    preload: Loaded.preload,
    useIsLoaded: Loaded.useIsLoaded,
  });
}
