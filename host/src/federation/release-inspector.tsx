import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, createLazyDialog } from 'shared-kernel/ui';
import { withPendingIndicator } from '../page/pending-indicator';

const ReleaseDrawer = createLazyDialog(
  () =>
    withPendingIndicator(
      async () =>
        (await import(/* webpackChunkName: "releases" */ './release-drawer')).ReleaseDrawer,
    ),
  {
    title: 'The diagnostics could not be loaded',
    description: 'Check the connection, then try again.',
  },
);

export function ReleaseInspector() {
  const { key: here } = useLocation();
  const [openAt, setOpenAt] = useState<string>();

  return (
    <>
      <Button size="small" type="text" onClick={() => setOpenAt(here)}>
        Diagnostics and releases
      </Button>
      <ReleaseDrawer open={openAt === here} onClose={() => setOpenAt(undefined)} />
    </>
  );
}
