/**
 * Replaces the module with which antd adds style elements, as the build does (theme/page-sheets.ts). jsdom has no
 * layout, and looking for the elements takes time in every render.
 */
export const updateCSS = () => document.createElement('style');

export { updateCSS as injectCSS };

export const removeCSS = () => undefined;

export const clearContainerCache = () => undefined;
