import { useNavigate, useSearchParams } from 'react-router-dom';
import { GatePage } from './gate-page';

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
