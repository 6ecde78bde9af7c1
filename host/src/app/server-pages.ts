import { withPendingIndicator } from '../page/pending-indicator';
import { AppRoot } from './app-root';
import { createLazyPageComponent } from './lazy-page';

/** The pages of a deployment with a workspace server. They render once the stored session has been restored. */
export const ServerPages = createLazyPageComponent(() =>
  withPendingIndicator(async () => {
    const { loadConnectPage } = await import(
      /* webpackChunkName: "routed-app" */ './load-connect-page'
    );
    const { connectPageToServer } = await loadConnectPage();
    await connectPageToServer();
    return AppRoot;
  }),
);
