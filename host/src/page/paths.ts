import { productPath } from 'shared-kernel/domain/portal';

/** The fixed addresses of the product (B4). */
export const paths = {
  gate: '/',
  landing: productPath,
  portalSelection: `${productPath}/login`,
  dashboard: `${productPath}/dashboard`,
  /** Redirects to the portal selection (R60). */
  portal: '/portal',
  portalSignIn: '/portal/login',
  demoSignIn: '/portal/demo',
} as const;
