import { Button } from 'shared-kernel/ui';
import { DeploymentNotice } from '../federation/deployment-notice';
import { closeBreaker } from '../federation/last-good/breaker';
import { useStandIns } from '../federation/last-good/use-stand-ins';

const short = (release: string) => release.slice(0, 12);

function tryDeployed(name: string): void {
  closeBreaker(name);
  window.location.reload();
}

/** Names each release that runs in place of a newer one, which did not start in this browser. */
export function StandInNotices() {
  return useStandIns().map(([name, standIn]) => (
    <DeploymentNotice
      key={name}
      label={`Earlier release of ${name}`}
      tone="warning"
      text={`The release ${short(standIn.deployed)} of ${name} did not start. This page runs ${short(standIn.release.release)}, the last one that did.`}
    >
      <Button size="small" onClick={() => tryDeployed(name)}>
        Reload and try the new one
      </Button>
    </DeploymentNotice>
  ));
}
