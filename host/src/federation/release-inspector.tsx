import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'shared-kernel/shell';
import { Button } from 'shared-kernel/ui';

const ReleaseDrawer = lazy(async () => ({
  default: (await import('./release-drawer')).ReleaseDrawer,
}));

/** The way to what this page runs: each remote's release and how its loading went. */
export function ReleaseInspector() {
  const [wasOpened, setWasOpened] = useState(false);
  const { key: here } = useLocation();
  const [openAt, setOpenAt] = useState<string>();

  return (
    <>
      <Button
        size="small"
        type="text"
        onClick={() => {
          setWasOpened(true);
          setOpenAt(here);
        }}
      >
        Releases
      </Button>
      {wasOpened && (
        <Suspense>
          <ReleaseDrawer open={openAt === here} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
