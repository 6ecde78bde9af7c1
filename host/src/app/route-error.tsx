import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { askPagesAnew } from './late-page';
import { PlainErrorCard } from './plain-error-card';

/** A page that could not be loaded or rendered: a lost file is asked for once more, then the page itself. */
export function RouteError() {
  const here = useLocation();
  const navigate = useNavigate();
  const retry = () => {
    // The router tries again what is at an address when it is led there anew.
    if (askPagesAnew()) void navigate(here, { replace: true, state: here.state as unknown });
    else window.location.reload();
  };
  return <PlainErrorCard error={useRouteError()} onRetry={retry} />;
}
