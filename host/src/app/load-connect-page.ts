/** Part of the router chunk, so that the chunks for the sign-in do not repeat the router. */
export const loadConnectPage = () =>
  import(/* webpackChunkName: "oidc" */ '../sign-in/oidc/connect-page-to-server');
