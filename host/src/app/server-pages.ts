import { withPendingIndicator } from '../page/pending-indicator';
import { GateOrRouter } from './gate-or-router';
import { lazyPage } from './lazy-page';

/** Pages of a product with a workspace server. They render after the stored session was resumed. */
export const ServerPages = lazyPage(() =>
  withPendingIndicator(async () => {
    const { loadConnectPage } = await import(
      /* webpackChunkName: "routed-app" */ './load-connect-page'
    );
    const { connectPageToServer } = await loadConnectPage();
    await connectPageToServer();
    return GateOrRouter;
  }),
);
