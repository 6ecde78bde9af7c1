import { useEffect, useState } from 'react';
import { Button, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { refreshTransactions } from '../commands/look-at-transactions';

const spinsForMs = 2000;

/** Reads the transactions again; it spins for two seconds, which is all it does in the sample (TX2). */
export function RefreshButton() {
  const { run } = useCommand(refreshTransactions);
  const [isSpinning, setSpinning] = useState(false);

  useEffect(() => {
    if (!isSpinning) return undefined;
    const timer = setTimeout(() => setSpinning(false), spinsForMs);
    return () => clearTimeout(timer);
  }, [isSpinning]);

  return (
    <Button
      icon={<Icon name="refresh" spin={isSpinning} />}
      aria-busy={isSpinning}
      onClick={() => {
        if (isSpinning) return;
        setSpinning(true);
        void run({});
      }}
    >
      Refresh
    </Button>
  );
}
