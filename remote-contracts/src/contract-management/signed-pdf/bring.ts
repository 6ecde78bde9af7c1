/** What signs and reads PDF files, which is large and seldom needed. */
export const bringSignatures = () => import(/* webpackChunkName: "pdf-signatures" */ './index');
