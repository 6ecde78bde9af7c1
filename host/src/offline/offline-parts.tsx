import { useEffect } from 'react';
import { noteGood } from '../federation/last-good/note-good';
import { hearStarts } from '../federation/last-good/started';
import { keepProduct } from './keep-product';
import { OfflineNotice } from './offline-notice';
import { StandInNotices } from './stand-in-notices';

const ignore = () => undefined;

/** Notes each remote that starts well from now on; a failure is one on the day it is needed, and no other. */
const noteStarts = () =>
  hearStarts((name) => {
    noteGood(name).catch(ignore);
  });

/** Keeps the product for times without a network, and says when there is none. */
export function OfflineParts() {
  useEffect(() => {
    // A browser that keeps nothing, or a server that has no worker, takes nothing from the page.
    keepProduct().then((isKept) => {
      if (isKept) noteStarts();
    }, ignore);
  }, []);
  return (
    <>
      <OfflineNotice />
      <StandInNotices />
    </>
  );
}
