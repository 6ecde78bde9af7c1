import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LatePart } from 'shared-kernel/ui';
import { withPendingIndicator } from '../page/pending-indicator';

const loadDrawer = () =>
  withPendingIndicator(
    async () => (await import(/* webpackChunkName: "releases" */ './release-drawer')).ReleaseDrawer,
  );

const failure = {
  title: 'The diagnostics could not be loaded',
  description: 'Check the connection, then try again.',
};

/** The way to what this page runs and what happened to it. */
export function ReleaseInspector() {
  const { key: here } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === here;
  const close = () => setOpenAt(undefined);

  return (
    <>
      <Button size="small" type="text" onClick={() => setOpenAt(here)}>
        Diagnostics and releases
      </Button>
      <LatePart load={loadDrawer} isAsked={isOpen} failure={failure} onFail={close}>
        {(ReleaseDrawer) => <ReleaseDrawer open={isOpen} onClose={close} />}
      </LatePart>
    </>
  );
}
