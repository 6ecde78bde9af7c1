import { useNavigate } from 'react-router-dom';
import { paths } from '../page/paths';
import { useGate } from '../gate/gate';

/** Returns to the gate and clears its flag, in this order: the other way round the guard would redirect first. */
export function useLock() {
  const { lock } = useGate();
  const navigate = useNavigate();

  return async () => {
    await navigate(paths.gate, { flushSync: true });
    lock();
  };
}
