/** Replaces the library module that adds icon styles to the page, because base.css contains these styles. */
export const updateCSS = (): void => {};
export const getShadowRoot = (): null => null;
export const warningOnce = (): void => {};
