import { productPath } from 'shared-kernel/domain/portal';

/** The fixed addresses of the product (section 2, B4). */
export const paths = {
  gate: '/',
  landing: productPath,
  portalSelection: `${productPath}/login`,
  dashboard: `${productPath}/dashboard`,
  portalSignIn: '/portal/login',
  demoSignIn: '/portal/demo',
} as const;
