/** Loads the large PDF signature code on demand. */
export const bringSignatures = () => import(/* webpackChunkName: "pdf-signatures" */ './index');
