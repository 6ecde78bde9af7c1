import { useNavigate, useSearchParams } from 'react-router-dom';
import { GatePage } from './gate-page';

/** The gate as a route, for navigation within the product. */
export function GateRoute() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <GatePage
      next={search.get('next')}
      onLeave={(target, options) => void navigate(target, options)}
    />
  );
}
