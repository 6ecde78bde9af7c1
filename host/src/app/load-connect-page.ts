/** Belongs to the chunk of the router, so that the chunks of the connection do not include the router again. */
export const loadConnectPage = () =>
  import(/* webpackChunkName: "oidc" */ '../sign-in/oidc/connect-page');
