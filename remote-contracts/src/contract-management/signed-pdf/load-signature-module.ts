/** Loads the large PDF signature code on demand. */
export const loadSignatureModule = () => import(/* webpackChunkName: "pdf-signatures" */ './index');
