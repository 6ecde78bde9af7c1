import { productPath } from 'shared-kernel/domain/portal';

export const paths = {
  gate: '/',
  landing: productPath,
  portalSelection: `${productPath}/login`,
  dashboard: `${productPath}/dashboard`,
  /** Redirects to the portal selection (R60). */
  portal: '/portal',
  portalSignIn: '/portal/login',
  demoSignIn: '/portal/demo',
  /** Paths to which the OpenID Connect identity provider redirects after sign-in and sign-out. */
  signedIn: '/signed-in',
  signedOut: '/signed-out',
} as const;
