import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, LatePart } from 'shared-kernel/ui';

const loadDrawer = async () =>
  (await import(/* webpackChunkName: "releases" */ './release-drawer')).ReleaseDrawer;

const failure = {
  title: 'The releases could not be loaded',
  description: 'Check the connection, then try again.',
};

/** The way to what this page runs: each remote's release and how its loading went. */
export function ReleaseInspector() {
  const { key: here } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === here;
  const close = () => setOpenAt(undefined);

  return (
    <>
      <Button size="small" type="text" onClick={() => setOpenAt(here)}>
        Releases
      </Button>
      <LatePart load={loadDrawer} isAsked={isOpen} failure={failure} onFail={close}>
        {(ReleaseDrawer) => <ReleaseDrawer open={isOpen} onClose={close} />}
      </LatePart>
    </>
  );
}
