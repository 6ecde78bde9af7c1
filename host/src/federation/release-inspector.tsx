import { lazy, Suspense, useState } from 'react';
import { Button } from 'shared-kernel/ui';

const ReleaseDrawer = lazy(async () => ({
  default: (await import('./release-drawer')).ReleaseDrawer,
}));

/** The way to what this page runs: each remote's release and how its loading went. */
export function ReleaseInspector() {
  const [wasOpened, setWasOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button
        size="small"
        type="text"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        Releases
      </Button>
      {wasOpened && (
        <Suspense>
          <ReleaseDrawer open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
