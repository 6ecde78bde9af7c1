/** Imported from the router chunk, so that webpack does not copy router code into the sign-in chunk. */
export const loadConnectPage = () =>
  import(/* webpackChunkName: "oidc" */ '../sign-in/oidc/connect-page-to-server');
