import { useEffect, useState, type ComponentType } from 'react';
import { prefersLessData, whenIdle } from 'shared-kernel/shell';

/** After the other tabs have been fetched ahead (prefetch-tabs.ts), in milliseconds. */
const delayMs = 5000;

/** A page from source changes under its reader, and where data is dear nothing is fetched that is not there. */
const isWanted = () => process.env.NODE_ENV === 'production' && !prefersLessData();

/** What notes and tells which releases start comes when nothing else is left to do; a failure is not told. */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType>();

  useEffect(() => {
    if (!isWanted()) return undefined;
    let isGone = false;
    const bring = async () => {
      await whenIdle();
      const { StandInNotices } = await import(
        /* webpackChunkName: "stand-ins" */ './stand-in-notices'
      );
      if (!isGone) setNotices(() => StandInNotices);
    };
    const timer = setTimeout(() => void bring().catch(() => undefined), delayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  return Notices && <Notices />;
}
