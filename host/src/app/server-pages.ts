import { withPendingIndicator } from '../page/pending-indicator';
import { GateOrRouter } from './gate-or-router';
import { lazyPage } from './lazy-page';

/** The pages of a product with a workspace server. They render after the stored session has been resumed. */
export const ServerPages = lazyPage(() =>
  withPendingIndicator(async () => {
    const { connectPage } = await import(
      /* webpackChunkName: "oidc" */ '../sign-in/oidc/connect-page'
    );
    await connectPage();
    return GateOrRouter;
  }),
);
