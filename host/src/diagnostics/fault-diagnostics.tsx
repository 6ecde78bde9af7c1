import { useCallback, useEffect, type ReactNode } from 'react';
import { Button, FaultReport, Icon } from 'shared-kernel/ui';
import { CompositionError, RemoteError } from '../federation/remote-error';
import { note, showDiagnostics } from './collector';
import type { Fault } from './fault-code';

interface FaultDiagnosticsProps {
  readonly remote: string | undefined;
  readonly error: unknown;
}

const isOfLoading = (error: unknown) =>
  error instanceof RemoteError || error instanceof CompositionError;

/** The code of a fault that a card shows, and what can be copied of it. */
function FaultDiagnostics({ remote, error }: FaultDiagnosticsProps) {
  const fault: Fault = { kind: isOfLoading(error) ? 'load' : 'card', remote, error };
  const { kind } = fault;
  // Of the page's head: the dashboard's own file need not hold it too.
  const code = window.trustfoldPlain?.code(fault);

  useEffect(() => {
    note(kind, { remote, error, outcome: kind === 'load' ? 'failed' : undefined });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- An error made anew with each drawing of its card has the same code.
  }, [kind, remote, code ?? error]);

  return (
    <>
      <Button icon={<Icon name="copy" />} onClick={() => showDiagnostics(fault)}>
        Copy diagnostics
      </Button>
      <code>{code}</code>
    </>
  );
}

interface FaultsOfProps {
  /** Whose screen it is; none for the shell’s own. */
  readonly remote?: string;
  readonly children: ReactNode;
}

/** Has every error card within say its code, and what can be copied of it. */
export function FaultsOf({ remote, children }: FaultsOfProps) {
  const report = useCallback(
    (error: unknown) => <FaultDiagnostics remote={remote} error={error} />,
    [remote],
  );
  return <FaultReport value={report}>{children}</FaultReport>;
}
