/** Loads the PDF signature code on demand, because the code is large. */
export const loadSignatureModule = () => import(/* webpackChunkName: "pdf-signatures" */ './index');
