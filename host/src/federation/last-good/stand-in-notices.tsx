import { useEffect } from 'react';
import { Button } from 'shared-kernel/ui';
import { DeploymentNotice } from '../deployment-notice';
import { closeBreaker } from './breaker';
import { noteGood } from './note-good';
import { standInWords } from './stand-ins';
import { hearStarts } from './started';
import { useStandIns } from './use-stand-ins';

const short = (release: string) => release.slice(0, 12);

function tryDeployed(name: string): void {
  closeBreaker(name);
  window.location.reload();
}

/** Notes each remote that starts well from now on; a failure is one on the day it is needed, and no other. */
const noteStarts = () =>
  hearStarts((name) => {
    noteGood(name).catch(() => undefined);
  });

/** Names each release that runs in place of a newer one, which did not start in this browser. */
export function StandInNotices() {
  useEffect(noteStarts, []);
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
