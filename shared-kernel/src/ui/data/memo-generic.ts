import { memo } from 'react';

/** `memo` for a component with type parameters, which React's own type drops. */
export const memoGeneric = memo as <Component>(component: Component) => Component;
