import { startTransition, useState } from 'react';
import type { LeaveGateHandler } from '../gate/access-form';
import { createLazyPageComponent } from './lazy-page';
import { paths } from '../page/paths';
import { withPendingIndicator } from '../page/pending-indicator';

const loadRoutedApp = () => import(/* webpackChunkName: "routed-app" */ './routed-app');

const RoutedApp = createLazyPageComponent(() =>
  withPendingIndicator(async () => (await loadRoutedApp()).RoutedApp),
);
const GatePage = createLazyPageComponent(
  async () => (await import(/* webpackChunkName: "gate" */ '../gate/gate-page')).GatePage,
);

/** Ignores a failed preload, because the next page loads the router again. */
const preloadRoutedApp = () => void loadRoutedApp().catch(() => undefined);

const isAtGate = () => window.location.pathname === paths.gate;

/** Renders the access gate without the router, which loads when the visitor starts typing. */
export function AppRoot() {
  const [isRouted, setIsRouted] = useState(() => !isAtGate());

  const leave: LeaveGateHandler = (target, { replace }) => {
    if (replace) window.history.replaceState(null, '', target);
    else window.history.pushState(null, '', target);
    window.scrollTo(0, 0);
    // The gate stays visible until the next page has loaded.
    startTransition(() => setIsRouted(true));
  };

  if (isRouted) return <RoutedApp />;
  return (
    <GatePage
      next={new URLSearchParams(window.location.search).get('next')}
      onLeave={leave}
      onBegin={preloadRoutedApp}
    />
  );
}
