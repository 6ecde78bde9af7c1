import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { askPagesAnew } from './late-page';
import { PlainErrorCard } from './plain-error-card';

/** A page that could not be loaded or rendered: a lost file is asked for once more, then the page itself. */
export function RouteError() {
  const here = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    const state: unknown = here.state;
    // Navigating to the same address makes the router load its page again.
    if (askPagesAnew()) void navigate(here, { replace: true, state });
    else window.location.reload();
  };
  return <PlainErrorCard error={useRouteError()} onRetry={retry} />;
}
