import { useRouteError } from 'react-router-dom';
import { PlainErrorCard } from './plain-error-card';

/** A page that could not be loaded or rendered; a fresh load is the way out of a lost chunk. */
export function RouteError() {
  return <PlainErrorCard error={useRouteError()} onRetry={() => window.location.reload()} />;
}
